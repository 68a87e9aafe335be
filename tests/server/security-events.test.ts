import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  newestMail,
  type Signed,
  signedUp,
  someEmail,
} from '#tests/support/accounts.ts';
import { newAuthenticator } from '#tests/support/authenticator.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

let time = new Date('2030-05-01T09:41:27Z');
const hour = new Date('2030-05-01T09:00:00Z');
const newPassword = 'Meadow%Kettle88';

let api: TestApi;
let person: Signed;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());
beforeEach(async () => {
  time = new Date('2030-05-01T09:41:27Z');
  person = await signedUp(api);
  await api.database.db.deleteFrom('security_event').execute();
});

const events = () => api.database.db.selectFrom('security_event').selectAll().execute();
const anySignIn = (Email: string, Password: string) =>
  api.call('signIn', { body: { Email, Password } });
const confirmation = (email: string, code: string) => ({
  body: { email, code, newPassword, confirmNewPassword: newPassword },
});

test.each<[string, () => Promise<unknown>]>([
  ['sign_in', () => anySignIn(person.email, goodPassword)],
  ['sign_in_refused', () => anySignIn(person.email, 'Wrong&Lantern42')],
  ['code_refused', () => api.call('verifyOTP', { body: { email: person.email, code: '000000' } })],
  ['code_refused', () => api.call('confirmNewPassword', confirmation(person.email, '000000'))],
  [
    'password_changed',
    async () => {
      time = new Date('2030-05-01T09:42:00Z');
      await api.ok('resetPassword', { body: { email: person.email } });
      const { code } = await newestMail(api, person.email);
      await api.ok('confirmNewPassword', confirmation(person.email, code));
    },
  ],
  [
    'password_changed',
    () =>
      api.ok('changePassword', {
        as: person,
        path: { id: person.userGuid },
        body: { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword },
      }),
  ],
  [
    'passkey_added',
    async () => {
      const asked = await api.ok('startAddingPasskey', { as: person, body: {} });
      const device = newAuthenticator({ origin: 'http://localhost:3000', rpId: 'localhost' });
      await api.ok('addPasskey', { as: person, body: device.create(asked) });
    },
  ],
  ['session_ended', () => api.ok('endOtherSessions', { as: person })],
  [
    'accommodations_read',
    () => api.ok('getUserAccommodation', { as: person, path: { id: person.userGuid } }),
  ],
  [
    'access_refused',
    async () => {
      const { userGuid: id } = await api.person();
      await api.refused('getUserAccommodation', { as: person, path: { id } });
    },
  ],
])('notes %s with person and hour, and nothing else', async (kind, act) => {
  await act();
  expect(await events()).toEqual([{ user_guid: person.userGuid, hour, kind }]);
});

test('notes an event once an hour, however often it happens', async () => {
  for (let n = 0; n < 3; n += 1) await anySignIn(person.email, 'Wrong&Lantern42');
  expect(await events()).toHaveLength(1);
  time = new Date('2030-05-01T10:00:00Z');
  await anySignIn(person.email, 'Wrong&Lantern42');
  expect(await events()).toHaveLength(2);
});

test('notes a refusal of an address without an account as nobody’s', async () => {
  await anySignIn(someEmail(), 'Wrong&Lantern42');
  await anySignIn(someEmail(), 'Wrong&Lantern42');
  expect(await events()).toEqual([{ user_guid: null, hour, kind: 'sign_in_refused' }]);
});

test('deletes the events of a person with the account', async () => {
  await anySignIn(person.email, goodPassword);
  await api.database.db.deleteFrom('account').where('user_guid', '=', person.userGuid).execute();
  expect(await events()).toEqual([]);
});

test('keeps an event for a year', async () => {
  await anySignIn(person.email, goodPassword);
  time = new Date('2031-05-01T08:59:00Z');
  await startWithSweepDue(api.database, () => time);
  expect(await events()).toHaveLength(1);
  time = new Date('2031-05-01T09:01:00Z');
  await startWithSweepDue(api.database, () => time);
  expect(await events()).toEqual([]);
});
