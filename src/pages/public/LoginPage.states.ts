import type { Locator, Page } from '@playwright/test';
import { chooseDisplay } from '#tests/support/displaySettings.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { scriptWith } from '#tests/support/builtFiles.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { makePerson, newPerson, openAs, signIn } from '#tests/support/people.ts';
import { continueButton } from '#tests/support/social.ts';
import { days, takeClock } from '#tests/support/time.ts';

/** The code of the display settings. */
const displayPanel = scriptWith('TextSize.label');

/** The texts of every page in Spanish. */
const spanish = scriptWith('Opciones de pantalla');

async function openLanguages(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Language: English' }).click();
  const panel = page.getByRole('dialog', { name: 'Language' });
  await expect(panel).toBeVisible();
  return panel;
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/auth/login',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/login');
    },
  },
  {
    route: '/auth/login',
    state: 'the choice of the language',
    open: async (page) => {
      await page.goto('/auth/login');
      await openLanguages(page);
    },
  },
  {
    route: '/auth/login',
    state: 'the language is on its way',
    open: async (page) => {
      await hold(page, spanish);
      await page.goto('/auth/login');
      const panel = await openLanguages(page);
      await tick(panel, 'Español');
      await expect(panel.getByRole('radio', { name: 'Español' })).toBeChecked();
    },
  },
  {
    route: '/auth/login',
    state: 'the language did not come',
    open: async (page) => {
      await page.route(spanish, (one) => one.abort());
      await page.goto('/auth/login');
      await tick(await openLanguages(page), 'Español');
      await expect(page.getByRole('dialog')).toContainText('The words in Español did not come.');
    },
  },
  {
    route: '/auth/login',
    state: 'in Spanish',
    open: async (page) => {
      await page.goto('/auth/login');
      await tick(await openLanguages(page), 'Español');
      await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
    },
  },
  {
    route: '/auth/login',
    state: 'in the language of the browser, which it says',
    open: async (page) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { get: () => ['es-MX', 'en'] }),
      );
      await page.goto('/auth/login');
      await expect(page.getByText('Esta página se abrió en español')).toBeVisible();
    },
  },
  {
    route: '/auth/login',
    state: 'an empty form was submitted',
    open: async (page) => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/auth/login',
    state: 'the password is wrong',
    open: async (page) => {
      await page.goto('/auth/login');
      await signIn(page, newPerson());
      await expect(page.getByRole('main')).toContainText('Incorrect username or password.');
    },
  },
  {
    route: '/auth/login',
    state: 'already signed in',
    open: async (page, app) => {
      await openAs(page, await makePerson(app), '/auth/login');
      await expect(page.getByRole('main')).toContainText('User is already logged in.');
    },
  },
  {
    route: '/auth/login',
    state: 'the server cannot be reached',
    open: async (page, app) => {
      const person = await makePerson(app);
      await takeClock(page, person, 0.5 * days);
      await page.route('**/token/refresh/', (route) => route.abort());
      await openAs(page, person, '/auth/login');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'We cannot reach the server',
      );
    },
  },
  {
    route: '/auth/login',
    state: 'the other provider cannot be reached',
    open: async (page) => {
      await page.goto('/auth/login');
      await continueButton(page).click();
      await expect(page.getByRole('main')).toContainText('We cannot reach City of Syracuse');
    },
  },
  {
    route: '/auth/login',
    state: 'the step of the passkey was closed',
    open: async (page) => {
      await page.addInitScript(() => {
        navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('No passkey was used.')).toBeVisible();
    },
  },
  {
    route: '/auth/login',
    state: 'the display settings are open',
    open: async (page) => {
      await page.goto('/auth/login');
      await chooseDisplay(page);
    },
  },
  {
    route: '/auth/login',
    state: 'the display settings are on their way',
    open: async (page) => {
      await page.goto('/auth/login');
      await hold(page, displayPanel);
      await page.getByRole('button', { name: 'Display settings' }).click();
      await expect(page.getByRole('button', { name: 'Display settings' })).toHaveAttribute(
        'data-busy',
        'true',
      );
    },
  },
  {
    route: '/auth/login',
    state: 'the display settings could not be loaded',
    open: async (page) => {
      await page.goto('/auth/login');
      await page.route(displayPanel, (route) => route.abort());
      await page.getByRole('button', { name: 'Display settings' }).click();
      await expect(page.getByText('We could not load the display settings.')).toBeVisible();
    },
  },
  {
    route: '/auth/login',
    state: 'the account was closed and can be opened again',
    open: async (page, app) => {
      const person = await makePerson(app);
      await app.query("insert into closed_account values ($1, now(), now() + interval '14 days')", [
        person.userGuid,
      ]);
      await page.goto('/auth/login');
      await field(page, 'Email').fill(person.email);
      await page.getByLabel(/^Password/).fill(person.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Open my account again' })).toBeVisible();
    },
  },
];
