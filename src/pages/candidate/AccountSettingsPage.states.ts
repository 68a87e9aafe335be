import type { Page } from '@playwright/test';
import { chooseDisplay } from '#tests/support/displaySettings.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { scriptsOf } from '#tests/support/builtFiles.ts';
import { seen } from '#tests/support/journeys.ts';
import { resumeBytes } from '#tests/support/ownDataRows.ts';
import { makePerson, openAs, signedInCandidate, type SignedPerson } from '#tests/support/people.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const route = '/candidate/account-settings';
const before = '/candidate/invite-job-coach';
/** What this page has and the one before it does not. */
const scripts = scriptsOf(route, before);

/** Somebody with two uploaded resumes. */
async function withResumes(app: RunningApp): Promise<SignedPerson> {
  const person = await makePerson(app);
  for (const name of ['resume.pdf', 'an older resume with a long name that wraps.pdf'])
    await app.query(
      'insert into stored_resume (user_guid, file_name, content, created_at) values ($1, $2, $3, now())',
      [person.userGuid, name, resumeBytes],
    );
  return person;
}

/** Somebody with two passkeys, one with a long name. */
async function withPasskeys(app: RunningApp): Promise<SignedPerson> {
  const person = await makePerson(app);
  for (const name of ['My phone', 'The laptop at the library where I look for work on Fridays'])
    await app.query(
      `insert into user_passkey (user_guid, credential_id, public_key, counter, transports, name)
       values ($1, gen_random_uuid()::text, $2, 0, '[]', $3)`,
      [person.userGuid, resumeBytes, name],
    );
  return person;
}

const openSettings = async (page: Page, person: SignedPerson) => {
  await openAs(page, person, route);
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
};

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/account-settings',
    state: 'an empty form was submitted',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/account-settings');
      await page.getByRole('button', { name: 'Change password' }).press('Enter');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/account-settings');
      await expect(title(page)).toHaveText('Account settings');
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'long on its way, over the page before',
    open: async (page, app) => {
      await signedInCandidate(page, app, before);
      await expect(title(page)).toHaveText('Invite a job coach');
      await hold(page, scripts);
      await page.getByRole('link', { name: 'Account settings' }).click();
      await expect(seen(page, 'Loading the page')).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'of a version that is gone',
    open: async (page, app) => {
      await signedInCandidate(page, app, before);
      await expect(title(page)).toHaveText('Invite a job coach');
      await page.route(scripts, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: 'Account settings' }).click();
      await expect(title(page)).toHaveText('This page did not open');
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'the display settings could not be kept with the account',
    open: async (page, app) => {
      await page.route('**/displayProfile/**', (one) => one.abort());
      await signedInCandidate(page, app, '/candidate/account-settings');
      await chooseDisplay(page, '125%');
      await expect(
        page.getByRole('dialog').getByText('We could not save them in your account'),
      ).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'with uploaded resumes, one about to be deleted',
    open: async (page, app) => {
      await openSettings(page, await withResumes(app));
      await page.getByRole('button', { name: 'Delete resume.pdf' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'with passkeys, one about to be removed',
    open: async (page, app) => {
      await openSettings(page, await withPasskeys(app));
      await page.getByRole('button', { name: 'Remove My phone' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'a passkey gets a name, which is missing',
    open: async (page, app) => {
      await openSettings(page, await withPasskeys(app));
      await page.getByRole('button', { name: 'Rename My phone' }).click();
      await page.getByLabel('Name of the passkey').fill('');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'adding a passkey asks for the password',
    open: async (page, app) => {
      const person = await makePerson(app);
      await openSettings(page, person);
      await app.query(
        "update sign_in_family set created_at = now() - interval '16 minutes' where user_guid = $1",
        [person.userGuid],
      );
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(
        page.getByRole('textbox', { name: 'Your password, to add a passkey' }),
      ).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'closing without the password',
    open: async (page, app) => {
      await openSettings(page, await withResumes(app));
      await page.getByRole('button', { name: 'Close my account' }).press('Enter');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'of a person without a password, who was mailed a code',
    open: async (page, app) => {
      const person = await makePerson(app);
      await app.query('update account set password_hash = null where user_guid = $1', [
        person.userGuid,
      ]);
      await openSettings(page, person);
      await page.getByRole('button', { name: 'Email me a code' }).first().click();
      await expect(page.getByText(`We sent a code to ${person.email}.`)).toBeVisible();
    },
  },
];
