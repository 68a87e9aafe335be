import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const limits = watchLimits();
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

test.for([
  ['home', '/candidate', '/candidate/resume-upload'],
  ['on', '/candidate/profile/skills', '/candidate/profile/skills'],
] as const)('leads %s after a session that had ended at %s', async ([, address, next]) => {
  const person = await withPassword();
  await app.database.db
    .updateTable('sign_in_family')
    .set({ revoked_at: new Date() })
    .where('user_guid', '=', person.userGuid)
    .execute();
  app.arrive(address, person);
  await expectSeen('Your session has ended. Sign in again to continue.');
  await at('/auth/login');
  await signIn(person);
  await at(next);
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

test('sends a candidate at 40 percent to the profile, and above it to the jobs', async () => {
  const person = await app.person();
  const { userGuid: UserGuid } = person;
  // First name, last name and email are 3 of 20 items; with these five it is 40 percent.
  const place = { City: 'Syracuse', State: 'NY', PostalCode: '13202', Country: 'US' };
  const body = { UserGuid, ...place, IdealJob: 'Clerk' };
  await app.ok('createUserProfile', { as: person, body });
  app.arrive('/', person);
  await at('/candidate/profile');
  await expectSeen('40 percent complete');
  const phone = { Phone: '315-555-0142' };
  await app.ok('updateUser', { as: person, path: { guid: UserGuid }, body: phone });
  app.arrive('/candidate', person);
  await at('/candidate/jobs/recommended-jobs');
});

test('shows a start that takes long as a page, saying once that it loads, with the way out', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  app.edge.answerAll(callOf('getUserProfile'), () => {
    ask();
    return new Promise(() => {});
  });
  app.arrive('/candidate', await app.person());
  await asked;
  expect(all('heading')).toEqual([]);
  limits.slow();
  await expectSeen('This takes longer than usual.');
  const heading = await one('heading', 'Loading the page');
  expect(within(await one('main')).getByRole('heading', { level: 1 })).toBe(heading);
  await one('button', 'Cancel');
  expect(within(await one('main')).getAllByText('Loading the page')).toEqual([heading]);
  await until(() => expect(app.heard).toContain('Loading the page'));
  expect(app.heard.filter((text) => text === 'Loading the page')).toHaveLength(1);
});

test('says that a sign-in takes long', async () => {
  const person = await withPassword();
  app.arrive('/auth/login');
  const signingIn = app.edge.hold(/signIn/);
  await signIn(person);
  const held = await signingIn;
  limits.slow();
  await until(() => expect(app.heard).toContain('One moment'));
  await held.answer();
  await at('/candidate/resume-upload');
});

test('ignores a late answer to an earlier session', async () => {
  const person = await withPassword();
  await app.open('/candidate/profile/skills', person);
  await fill('Add a skill', 'Excel');
  // Saving goes on when its page is left, unlike what a page only reads.
  const saving = app.edge.hold(/^POST .*userSkill$/);
  await press('Add');
  const late = await saving;
  await press('Log out');
  await signIn(person);
  await one('heading', 'Upload your resume');
  const tokens = () => ['accessToken', 'refreshToken'].map((key) => sessionStorage.getItem(key));
  const now = tokens();
  const answer = { code: 'unauthorized', message: 'Your session has ended.' };
  late.reply(Response.json(answer, { status: 401 }));
  (await one('link', 'Account settings')).click();
  await one('heading', 'Account settings');
  expect(tokens()).toEqual(now);
});
