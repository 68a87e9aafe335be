import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  newestMail,
  type Signed,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';

const newPassword = 'Meadow%Kettle88';
let time = new Date('2030-05-01T09:00:00Z');
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

let api: TestApi;
let person: Signed;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await signedUp(api);
  later(1);
});

const isSignedIn = async ({ token }: Signed) =>
  (await api.call('getUser', { as: { ...person, token }, path: { id: person.userGuid } }))
    .status === 200;
const askForCode = async (email: string) => {
  await api.ok('resetPassword', { body: { email } });
  return newestMail(api, email);
};
const confirmBody = (code: string, changes: Readonly<Record<string, string>> = {}) => ({
  email: person.email,
  code,
  newPassword,
  confirmNewPassword: newPassword,
  ...changes,
});
const changeBody = (changes: Readonly<Record<string, string>> = {}) => ({
  oldPassword: goodPassword,
  newPassword,
  confirmNewPassword: newPassword,
  ...changes,
});
const change = (changes: Readonly<Record<string, string>> = {}) => ({
  as: person,
  path: { id: person.userGuid },
  body: changeBody(changes),
});
const mustHave =
  'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, ' +
  '1 uppercase letter, 1 lowercase letter.';

test('sets a new password with the code of the mail and ends every session', async () => {
  const { code } = await askForCode(person.email);
  later(1);
  expect(await api.ok('confirmNewPassword', { body: confirmBody(code) })).toEqual({
    message: 'Updated password successfully',
  });
  expect(await isSignedIn(person)).toBe(false);
  const old = await api.ok('signIn', { body: { Email: person.email, Password: goodPassword } });
  expect(old.errorCode).toBe('incorrect_credentials');
  await signIn(api, person.email, newPassword);
  expect((await newestMail(api, person.email)).subject).toBe(
    'Your Our Ability password was changed',
  );
});

test('changes no password when the other sessions cannot be ended', async () => {
  const { db } = api.database;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before update on sign_in_family execute function refuse()`.execute(
    db,
  );
  const { code } = await askForCode(person.email);
  const refusals = [
    await api.refused('changePassword', change()),
    await api.refused('confirmNewPassword', { body: confirmBody(code) }),
  ];
  await sql`drop trigger refuse on sign_in_family`.execute(db);
  expect(refusals.map(({ status }) => status)).toEqual([500, 500]);
  await signIn(api, person.email, goodPassword);
  expect(await isSignedIn(person)).toBe(true);
});

test('sets a new password with the token of the link, once and for fifteen minutes', async () => {
  const withToken = ({ link }: { link: URLSearchParams }) => {
    const { code: _code, ...rest } = confirmBody('');
    return { ...rest, token: link.get('token') ?? '' };
  };
  const old = await askForCode(person.email);
  later(16);
  expect(await api.refused('confirmNewPassword', { body: withToken(old) })).toMatchObject({
    status: 400,
    code: 'link_ended',
  });
  const mail = await askForCode(person.email);
  expect([...mail.link.keys()]).toEqual(['token']);
  later(14);
  const other = { ...withToken(mail), email: (await signedUp(api)).email };
  for (const body of [{ ...withToken(mail), token: 'made-up' }, other])
    expect(await api.refused('confirmNewPassword', { body })).toMatchObject({ code: 'link_wrong' });
  await api.ok('confirmNewPassword', { body: withToken(mail) });
  expect(await isSignedIn(person)).toBe(false);
  await signIn(api, person.email, newPassword);
  expect(await api.refused('confirmNewPassword', { body: withToken(mail) })).toMatchObject({
    code: 'link_used',
  });
});

test('accepts a reset code once, and not after fifteen minutes', async () => {
  const { code } = await askForCode(person.email);
  await api.ok('confirmNewPassword', { body: confirmBody(code) });
  expect(await api.refused('confirmNewPassword', { body: confirmBody(code) })).toMatchObject({
    status: 400,
    code: 'code_wrong',
    pointers: ['/code'],
  });
  later(1);
  const next = await askForCode(person.email);
  later(16);
  expect(await api.refused('confirmNewPassword', { body: confirmBody(next.code) })).toMatchObject({
    status: 400,
    code: 'code_ended',
  });
});

test('keeps the code usable after a bad new password', async () => {
  const { code } = await askForCode(person.email);
  for (let tries = 0; tries < 6; tries += 1) {
    const body = confirmBody(code, { confirmNewPassword: 'Something%Else1' });
    expect(await api.refused('confirmNewPassword', { body })).toMatchObject({
      status: 400,
      code: 'mustMatch',
      detail: 'Please enter a matching password.',
      pointers: ['/confirmNewPassword'],
    });
  }
  await api.ok('confirmNewPassword', { body: confirmBody(code) });
});

test('rejects the right code after five wrong ones', async () => {
  const { code } = await askForCode(person.email);
  const wrong = code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1)
    await api.refused('confirmNewPassword', { body: confirmBody(wrong) });
  expect((await api.refused('confirmNewPassword', { body: confirmBody(code) })).code).toBe(
    'code_wrong',
  );
});

test('accepts a code only for its own purpose', async () => {
  const body = signUpBody();
  await api.ok('signUp', { body });
  const { code } = await newestMail(api, body.Email);
  const asReset = confirmBody(code, { email: body.Email });
  expect((await api.refused('confirmNewPassword', { body: asReset })).status).toBe(400);
  later(1);
  const reset = await askForCode(body.Email);
  const asVerify = { email: body.Email, code: reset.code };
  expect((await api.refused('verifyOTP', { body: asVerify })).status).toBe(400);
});

test('verifies the address with a new password by mail', async () => {
  const body = signUpBody();
  await api.ok('signUp', { body });
  later(1);
  const { code } = await askForCode(body.Email);
  await api.ok('confirmNewPassword', { body: confirmBody(code, { email: body.Email }) });
  expect((await signIn(api, body.Email, newPassword)).token).not.toBe('');
});

test('answers the same for an unknown address', async () => {
  const email = someEmail();
  const known = await api.ok('resetPassword', { body: { email: person.email } });
  const unknown = await api.ok('resetPassword', { body: { email } });
  expect(unknown.message.replace(email, '')).toBe(known.message.replace(person.email, ''));
  const body = confirmBody('123456', { email });
  expect((await api.refused('confirmNewPassword', { body })).code).toBe('code_wrong');
});

test('keeps this session and ends the others when the password is changed', async () => {
  const elsewhere = await signIn(api, person.email, goodPassword);
  expect(await api.ok('changePassword', change())).toEqual({
    message: 'Updated password successfully',
  });
  expect(await isSignedIn(person)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(
    (await api.ok('refreshToken', { body: { refresh: person.refreshToken } })).access,
  ).not.toBe('');
  const refresh = elsewhere.refreshToken;
  expect((await api.refused('refreshToken', { body: { refresh } })).status).toBe(401);
  await signIn(api, person.email, newPassword);
});

test('rejects a wrong old password with the sentence that the browser replaces', async () => {
  const refusal = await api.refused('changePassword', change({ oldPassword: 'Wrong&Lantern42' }));
  expect(refusal).toMatchObject({
    status: 400,
    code: 'incorrect_password',
    detail: 'Incorrect username or password.',
  });
  expect(await isSignedIn(person)).toBe(true);
});

test.each([
  ['a weak new password', { newPassword: 'abcdefgh', confirmNewPassword: 'abcdefgh' }, mustHave],
  [
    'a common new password',
    { newPassword: '!QAZ2wsx', confirmNewPassword: '!QAZ2wsx' },
    'Many people use this password, so it is easy to guess. Please enter another one.',
  ],
  [
    'a confirmation that differs',
    { confirmNewPassword: 'Meadow%Kettle89' },
    'Please enter a matching password.',
  ],
  ['an empty confirmation', { confirmNewPassword: '' }, 'Please enter a matching password.'],
])('%s is refused in words', async (_what, changes, detail) => {
  expect(await api.refused('changePassword', change(changes))).toMatchObject({
    status: 400,
    detail,
  });
});

test('reports two errors together, each at its field', async () => {
  const faults = { newPassword: 'abcdefgh', confirmNewPassword: 'other' };
  expect((await api.refused('changePassword', change(faults))).pointers).toEqual([
    '/newPassword',
    '/confirmNewPassword',
  ]);
});

test("rejects changing another person's password, and without a sign-in", async () => {
  const other = await signedUp(api);
  const path = { id: other.userGuid };
  const body = changeBody();
  expect((await api.refused('changePassword', { as: person, path, body })).status).toBe(403);
  expect((await api.refused('changePassword', { path, body })).status).toBe(401);
});
