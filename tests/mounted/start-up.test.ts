import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const password = 'Harbor&Lantern42';

async function withPassword(): Promise<TestPerson> {
  const person = await app.person();
  await app.database.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('user_guid', '=', person.userGuid)
    .execute();
  return person;
}

async function signIn({ email }: TestPerson): Promise<void> {
  await fill(/^Email/, email);
  // A password field has no role.
  const field = within(document.body).getByLabelText(/^Password/);
  fireEvent.change(field, { target: { value: password } });
  await press('Sign in');
}

const at = (path: string) => until(() => expect(location.pathname + location.search).toBe(path));

/** The browser's Back, to an entry of the history with this address. */
function goBack(path: string): void {
  history.replaceState({ key: 'before', idx: 0 }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

test('opens the page of an address at once when signed in', async () => {
  app.arrive('/candidate/accommodation', await app.person());
  const heading = await one('heading', /Accommodation Details/);
  expect(heading.tagName).toBe('H1');
  await at('/candidate/accommodation');
});

test('opens the page of an address after the sign-in, and says why it asks for it', async () => {
  const person = await withPassword();
  app.arrive('/candidate/jobs/all-jobs?words=nurse');
  await expectSeen('Sign in to open the page you asked for.');
  await expectGone('Your session has ended');
  await signIn(person);
  await at('/candidate/jobs/all-jobs?words=nurse');
  await one('heading', 'All jobs');
});

test('leads home after a session that ended while start-up asked where to go', async () => {
  const person = await withPassword();
  await app.database.db
    .updateTable('sign_in_family')
    .set({ revoked_at: new Date() })
    .where('user_guid', '=', person.userGuid)
    .execute();
  app.arrive('/candidate', person);
  await expectSeen('Your session has ended. Sign in again to continue.');
  await at('/auth/login');
  await signIn(person);
  await at('/candidate/resume-upload');
});

test('leads on when Back is pressed while the first page still opens', async () => {
  const person = await withPassword();
  app.arrive('/auth/login');
  const signingIn = app.edge.hold(/signIn/);
  await signIn(person);
  const held = await signingIn;
  goBack('/auth/login');
  await held.answer();
  await expectSeen('User is already logged in.');
  const home = await one('link', 'Go to your home page');
  expect(home.getAttribute('href')).toBe('/candidate/resume-upload');
});
