import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { ageSignIn } from '#tests/support/acting.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { passkeyDevice } from '#tests/support/mounted/passkeyDevice.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  at,
  button,
  field,
  fill,
  fillPassword,
  one,
  press,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const device = passkeyDevice();
const login = '/auth/login';
const settings = '/candidate/account-settings';
/** Where a candidate without a profile begins. */
const home = '/candidate/resume-upload';
const password = 'Harbor&Lantern42';
const signInButton = 'Sign in with a passkey';

/** A person whose device has a passkey of the account. */
async function withPasskey(): Promise<TestPerson> {
  const person = await app.person();
  const asked = await app.ok('startAddingPasskey', { as: person, body: {} });
  const body = device.authenticator.create(asked);
  const { id } = await app.ok('addPasskey', { as: person, body });
  await app.ok('renamePasskey', { as: person, path: { id }, body: { name: 'My phone' } });
  return person;
}
const givePassword = async ({ userGuid }: TestPerson) =>
  app.database.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('user_guid', '=', userGuid)
    .execute();
const heard = (words: string) => until(() => expect(app.heard.join('\n')).toContain(words));

test('signs in with the passkey of the device, without anything typed', async () => {
  const person = await withPasskey();
  app.arrive(login);
  await press(signInButton);
  await at(home);
  const [used] = await app.ok('listPasskeys', { as: person });
  expect(used?.lastUsedAt).not.toBeNull();
});

test('says in plain words that the step was closed, and leaves the form as it was', async () => {
  await withPasskey();
  app.arrive(login);
  await fill('Email', 'robin@example.org');
  device.refuse('NotAllowedError');
  await press(signInButton);
  await expectSeen('No passkey was used. The step was closed, took too long, or found no passkey');
  await expectFocus('button', signInButton);
  await heard('No passkey was used.');
  expect((await field('Email')).value).toBe('robin@example.org');
  expect(all('button', 'Sign in')).toHaveLength(1);
  await press(signInButton);
  await at(home);
});

test('says what the server answers when the passkey was removed', async () => {
  const person = await withPasskey();
  const [passkey] = await app.ok('listPasskeys', { as: person });
  await app.ok('deletePasskey', { as: person, path: { id: passkey?.id ?? '' } });
  app.arrive(login);
  await press(signInButton);
  await expectSeen('No account has this passkey. It may have been removed.');
});

test.each([
  ['startPasskeySignIn', () => app.edge.cutAll(callOf('startPasskeySignIn'))],
  ['signInWithPasskey', () => app.edge.cutAll(callOf('signInWithPasskey'))],
])('says so when %s fails, and signs in when tried again', async (_name, cut) => {
  await withPasskey();
  app.arrive(login);
  await button(signInButton);
  const reach = cut();
  await press(signInButton);
  await expectSeen('We could not reach the server');
  reach();
  await press(signInButton);
  await at(home);
});

test('opens an account again that its owner closed, with the passkey alone', async () => {
  const person = await withPasskey();
  await givePassword(person);
  await app.ok('closeAccount', { as: person, path: { id: person.userGuid }, body: { password } });
  app.arrive(login);
  await press(signInButton);
  await expectSeen('You closed this account. You can open it again until');
  await press('Open my account again with the passkey');
  await at(home);
});

test('ends the question of the device when the page is left', async () => {
  await withPasskey();
  const question = device.hold();
  app.arrive(login);
  await press(signInButton);
  const { signal } = await question;
  await heard('Follow the steps that your browser shows now.');
  (await one('link', 'Forgot your password?')).click();
  await one('heading', 'Reset your password');
  await until(() => expect(signal?.aborted).toBe(true));
});

test('offers no passkey where the browser knows none', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  app.arrive(login);
  await button('Sign in');
  expect(all('button', signInButton)).toEqual([]);
  await app.open(settings);
  await expectSeen('This browser cannot add a passkey.');
  expect(all('button', 'Add a passkey')).toEqual([]);
});

test('lists a passkey that was added when only the answer to that was lost', async () => {
  await app.open(settings);
  await expectSeen('No passkeys yet');
  const held = app.edge.hold(callOf('addPasskey'));
  await press('Add a passkey');
  await (await held).lose();
  await acknowledge('Error', 'We could not reach the server');
  await expectEntries('Passkeys', [/^PasskeyAdded on .*Not used yet/]);
});

test('adds a passkey, which then stands in the list', async () => {
  await app.open(settings);
  await expectSeen('No passkeys yet');
  await press('Add a passkey');
  await acknowledge('Success', 'Your passkey is added. You can sign in with it now.');
  await expectEntries('Passkeys', [/^PasskeyAdded on .*Not used yet/]);
  expect(device.authenticator.passkeys).toHaveLength(1);
});

test('asks for the password when the sign-in is older than 15 minutes', async () => {
  const person = await app.person();
  await givePassword(person);
  await ageSignIn(app, person, 16);
  await app.open(settings, person);
  await press('Add a passkey');
  await expectFocus('group', 'There is a problem');
  await expectSeen('Type your password: your sign-in is over 15 minutes old.');
  await fillPassword(/^Your password, to add a passkey/, password);
  await press('Add a passkey');
  await acknowledge('Success', 'Your passkey is added.');
  expect(all('form', 'Add a passkey')[0]?.querySelector('input')).toBeNull();
});

test('adds nothing, and says why, when the step is closed or the device has one already', async () => {
  const person = await app.open(settings);
  device.refuse('NotAllowedError');
  await press('Add a passkey');
  await expectSeen('No passkey was added. The step was closed or took too long.');
  device.refuse('InvalidStateError');
  await press('Add a passkey');
  await expectSeen('This device has a passkey for your account already.');
  await expectFocus('button', 'Add a passkey');
  expect(await app.ok('listPasskeys', { as: person })).toEqual([]);
});

test.each([
  ['startAddingPasskey', () => app.edge.cutAll(callOf('startAddingPasskey'))],
  ['addPasskey', () => app.edge.cutAll(callOf('addPasskey'))],
])('says so when %s fails, and adds it when tried again', async (_name, cut) => {
  await app.open(settings);
  await expectSeen('No passkeys yet');
  const reach = cut();
  await press('Add a passkey');
  await acknowledge('Error', 'We could not reach the server');
  await expectFocus('button', 'Add a passkey');
  reach();
  await press('Add a passkey');
  await acknowledge('Success', 'Your passkey is added.');
});

test('gives a passkey another name in its place, and the focus goes back', async () => {
  await app.open(settings, await withPasskey());
  await press('Rename My phone');
  await expectFocus('textbox', /^Name of the passkey/);
  await fill(/^Name of the passkey/, ' ');
  await press('Save name');
  await expectSeen('Enter a name, such as My phone');
  await fill(/^Name of the passkey/, 'Work laptop');
  const reach = app.edge.cutAll(callOf('renamePasskey'));
  await press('Save name');
  await expectSeen('We could not reach the server');
  reach();
  await press('Save name');
  await heard('The passkey has a new name: Work laptop');
  await expectFocus('button', 'Rename Work laptop');
});

test('removes a passkey after a question, and the focus goes to the title', async () => {
  const person = await app.open(settings, await withPasskey());
  await press('Remove My phone');
  await press('Keep it');
  await expectFocus('button', 'Remove My phone');
  const reach = app.edge.cutAll(callOf('deletePasskey'));
  await press('Remove My phone');
  await press('Remove it');
  await expectSeen('This passkey could not be removed. We could not reach the server');
  reach();
  await press('Remove My phone');
  await press('Remove it');
  await expectGone('My phone');
  await expectFocus('heading', 'Passkeys');
  await heard('Passkey removed: My phone');
  expect(await app.ok('listPasskeys', { as: person })).toEqual([]);
});
