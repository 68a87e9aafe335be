import { expect } from '#tests/support/app.ts';
import { field, tick } from '#tests/support/journeys.ts';
import {
  makePerson,
  newPerson,
  openAs,
  readMailbox,
  register,
  signIn,
} from '#tests/support/people.ts';
import { comeBackAs, continueButton } from '#tests/support/social.ts';
import { days, takeClock } from '#tests/support/time.ts';
import { helpStates } from './helpStates.ts';
import { hold, type PageInState } from './states.ts';
import { visitorStates } from './visitorStates.ts';

/** The states of the pages outside every area. */
export const publicStates: readonly PageInState[] = [
  {
    route: '/auth/login',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/login');
    },
  },
  {
    route: '/auth/login',
    state: 'an empty form was submitted',
    open: async (page) => {
      await page.goto('/auth/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
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
    route: '/login-success',
    state: 'waiting for the answer',
    open: async (page) => {
      await comeBackAs(page, 'code=some-code&state=some-state');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in');
    },
  },
  {
    route: '/login-success',
    state: 'stopped at the provider',
    open: async (page) => {
      await comeBackAs(page, 'error=access_denied&state=some-state');
      await expect(page.getByRole('main')).toContainText('You came back from City of Syracuse');
    },
  },
  {
    route: '/login-success',
    state: 'opened in another window',
    open: async (page) => {
      await page.goto('/login-success?code=some-code&state=some-state');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in');
    },
  },
  {
    route: '/login-success',
    state: 'already signed in',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), '/login-success');
      await expect(page.getByRole('main')).toContainText('User is already logged in.');
    },
  },
  {
    route: '/auth/register',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/register');
    },
  },
  {
    route: '/auth/register',
    state: 'an employer submitted nothing',
    open: async (page) => {
      await page.goto('/auth/register');
      await tick(page, 'an employer');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/auth/verify-account',
    state: 'after signing up, with a wrong code',
    open: async (page) => {
      await register(page, newPerson());
      await field(page, 'Code from the email').fill('000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('main')).toContainText('This code is not right');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'the link did not work, and a new mail was sent',
    open: async (page) => {
      await page.goto('/auth/verify-account?user=nobody&token=nothing');
      await expect(page.getByRole('main')).toContainText('This link did not work.');
      await field(page, 'Email').fill(newPerson().email);
      await page.getByRole('button', { name: 'Send a new email' }).click();
      await expect(page.getByRole('main')).toContainText('We sent a new email');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'the link is being checked',
    open: async (page) => {
      await hold(page, '**/verifyAccount');
      await page.goto('/auth/verify-account?user=somebody&token=something');
      await expect(page.getByRole('main')).toContainText('Loading the page');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'verified',
    open: async (page) => {
      const person = newPerson();
      await register(page, person);
      // As in another browser, which is not signed in by the link.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto((await readMailbox(page, person.email)).link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    },
  },
  {
    route: '/auth/reset-password',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/reset-password');
    },
  },
  {
    route: '/auth/reset-password',
    state: 'the new password, with every field wrong',
    open: async (page) => {
      await page.goto('/auth/reset-password?step=code');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/auth/reset-password',
    state: 'opened by the link of the mail',
    open: async (page) => {
      await page.goto('/auth/reset-password#token=none');
      await expect(page.getByLabel(/^New password/)).toBeVisible();
    },
  },
  {
    route: '/mailbox',
    state: 'with mails',
    open: async (page) => {
      await register(page, newPerson());
      await page.goto('/mailbox');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    route: '/mailbox',
    state: 'loading',
    open: async (page) => {
      await hold(page, '**/api/user/mailbox*');
      await page.goto('/mailbox');
      await expect(page.getByRole('main')).toContainText('Loading mail');
    },
  },
  ...visitorStates,
  ...helpStates,
  {
    route: '/employer/home',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), '/employer/home');
    },
  },
];
