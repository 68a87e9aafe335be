import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { resumeBytes } from '#tests/support/ownDataRows.ts';
import { field } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import type { PageInState } from './states.ts';

const route = '/candidate/account-settings';

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

const openSettings = async (page: Page, person: SignedPerson) => {
  await openAs(page, person, route);
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
};

/** The states of what belongs to a person: uploaded resumes, taking data away, closing. */
export const ownDataStates: readonly PageInState[] = [
  {
    route,
    state: 'with uploaded resumes, one about to be deleted',
    open: async (page, app) => {
      await openSettings(page, await withResumes(app));
      await page.getByRole('button', { name: 'Delete resume.pdf' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route,
    state: 'closing without the password',
    open: async (page, app) => {
      await openSettings(page, await withResumes(app));
      await page.getByRole('button', { name: 'Close my account' }).press('Enter');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route,
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
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('button', { name: 'Open my account again' })).toBeVisible();
    },
  },
];
