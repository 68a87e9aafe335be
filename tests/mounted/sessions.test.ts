import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { openTokens } from '#server/identity/tokens.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectEntries, expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, fillPassword, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const address = '/candidate/account-settings';
const list = 'Where you are signed in';
const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};

/** A person who is signed in on a telephone and on a computer as well, longest ago there. */
async function personWithThree(): Promise<TestPerson> {
  const person = await app.person();
  const account = await app.database.db
    .selectFrom('account')
    .selectAll()
    .where('user_guid', '=', person.userGuid)
    .executeTakeFirstOrThrow();
  for (const [hours, agent] of [
    [5, agents.firefox],
    [2, agents.safari],
  ] as const) {
    const now = () => new Date(Date.now() - hours * 60 * 60 * 1000);
    await (await openTokens({ database: app.database, now })).issue(account, agent);
  }
  return person;
}
const pressOn = (device: string) => press(new RegExp(`^Sign out ${device}. Last used on `));
const isAlive = async ({ userGuid }: TestPerson) =>
  app.database.db
    .selectFrom('sign_in_family')
    .select('browser')
    .where('user_guid', '=', userGuid)
    .where('revoked_at', 'is', null)
    .orderBy('browser')
    .execute()
    .then((rows) => rows.map(({ browser }) => browser));

test('shows this device first, with no button that would end it', async () => {
  await app.open(address, await personWithThree());
  await expectEntries(list, [
    /^Unknown device ?This device/,
    /^Safari on iOSLast used on .*Sign out$/,
    /^Firefox on WindowsLast used on .*Sign out$/,
  ]);
  expect(all('button', /^Sign out /)).toHaveLength(3);
});

test('takes no focus when the list comes late', async () => {
  const held = app.edge.hold(/^GET .*\/session$/);
  const person = await app.open(address, await personWithThree());
  const call = await held;
  // As after a reload.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await call.answer();
  await until(() => expect(all('button', 'Sign out everywhere else')).toHaveLength(1));
  // An answer later, the page has done all that it does with its list.
  await app.ok('listSessions', { as: person });
  expect(document.activeElement).toBe(document.body);
});

test('moves the focus to the next button, then to the title, as sessions are ended', async () => {
  const person = await app.open(address, await personWithThree());
  await pressOn('Safari on iOS');
  await expectFocus('button', /^Sign out Firefox on Windows/);
  await until(() => expect(app.heard).toContain('Signed out: Safari on iOS.'));
  expect(await isAlive(person)).toEqual(['Firefox', null]);
  await pressOn('Firefox on Windows');
  await expectFocus('heading', list);
  expect(await isAlive(person)).toEqual([null]);
  expect(all('button', 'Sign out everywhere else')).toEqual([]);
});

test('ends all others at once, and keeps this one', async () => {
  const person = await app.open(address, await personWithThree());
  await press('Sign out everywhere else');
  await expectFocus('heading', list);
  await until(() => expect(app.heard).toContain('You are signed out everywhere else.'));
  await expectGone('Safari on iOS');
  expect(await isAlive(person)).toEqual([null]);
});

test('takes out a session that had ended already', async () => {
  const person = await app.open(address, await personWithThree());
  await expectSeen('Safari on iOS');
  await app.database.db.deleteFrom('sign_in_family').where('browser', '=', 'Safari').execute();
  await pressOn('Safari on iOS');
  await expectGone('Safari on iOS');
  expect(await isAlive(person)).toEqual(['Firefox', null]);
});

test('says beside the button that a session could not be ended, and tries again', async () => {
  await app.open(address, await personWithThree());
  await expectSeen('Safari on iOS');
  const reach = app.edge.cutAll(callOf('endSession'));
  await pressOn('Safari on iOS');
  await expectSeen('This could not be signed out. We could not reach the server');
  await expectFocus('button', /^Sign out Safari on iOS/);
  await until(() => expect(app.heard.join()).toContain('This could not be signed out.'));
  reach();
  await pressOn('Safari on iOS');
  await expectGone('Safari on iOS');
});

test('lists no session that a new password has ended', async () => {
  const person = await personWithThree();
  await app.database.db
    .updateTable('account')
    .set({ password_hash: await hashPassword('Harbor&Lantern42') })
    .where('user_guid', '=', person.userGuid)
    .execute();
  await app.open(address, person);
  await until(() => expect(all('button', 'Sign out everywhere else')).toHaveLength(1));
  await fillPassword(/^Old password/, 'Harbor&Lantern42');
  await fillPassword(/^New password/, 'Fresh-Bread-2026!');
  await fillPassword(/^Confirm new password/, 'Fresh-Bread-2026!');
  await press('Change password');
  await expectSeen('Updated password successfully');
  expect(await isAlive(person)).toEqual([null]);
  await until(() => expect(all('button', /^Sign out /)).toHaveLength(0));
});
