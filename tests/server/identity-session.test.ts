import { generateKeyPair, SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tokenState } from '#domain/tokens.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import {
  goodPassword,
  type Signed,
  signedUp,
  signIn,
  signUpBody,
  someEmail,
} from '#tests/support/accounts.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const start = new Date('2030-05-01T09:00:00Z');
let time = start;
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const minutes = 60;
const days = 24 * 60 * minutes;

let api: TestApi;
let person: Signed;
beforeAll(async () => {
  api = await openApi({ now: () => time });
});
afterAll(() => api.close());
beforeEach(async () => {
  time = start;
  person = await signedUp(api);
});

/** The status of a call that only this person can make. */
const ownCall = async (token: string) =>
  (await api.call('getUser', { as: { ...person, token }, path: { id: person.userGuid } })).status;
const renew = (refresh: string) => api.ok('refreshToken', { body: { refresh } });
const renewRefused = (refresh: string) => api.refused('refreshToken', { body: { refresh } });

test('answers the same for a wrong password and an unknown address', async () => {
  for (const Email of [person.email, someEmail()]) {
    expect(await api.ok('signIn', { body: { Email, Password: 'Wrong&Lantern42' } })).toEqual({
      error: 'Incorrect username or password.',
      errorCode: 'incorrect_credentials',
    });
  }
});

test('tells only with the right password that the address is not verified', async () => {
  const body = signUpBody();
  await api.ok('signUp', { body });
  const wrong = await api.ok('signIn', {
    body: { Email: body.Email, Password: 'Wrong&Lantern42' },
  });
  expect(wrong.errorCode).toBe('incorrect_credentials');
  const right = await api.ok('signIn', { body: { Email: body.Email, Password: goodPassword } });
  expect(right).toEqual({
    error: 'Please verify your email address first. We sent you a code and a link.',
    errorCode: 'not_verified',
  });
});

test('puts subject, audience, start and end into each token', () => {
  const claims = [person.token, person.refreshToken, person.idToken].map((token) =>
    decodeJwt(token),
  );
  for (const claim of claims)
    expect(claim).toMatchObject({ sub: person.userGuid, role: 2, iss: 'our-ability' });
  expect(claims.map((claim) => claim.aud)).toEqual(['api', 'renewal', 'browser']);
  expect(claims.map((claim) => (claim.exp ?? 0) - (claim.iat ?? 0))).toEqual([
    15 * minutes,
    1 * days,
    15 * minutes,
  ]);
});

test('reads the same token states in the browser as on the server', async () => {
  const tokens = { access: person.token, refresh: person.refreshToken };
  expect(tokenState(tokens, time.getTime())).toBe('fresh');
  expect(await ownCall(person.token)).toBe(200);
  later(15 * minutes);
  expect(tokenState(tokens, time.getTime())).toBe('renewable');
  expect(await ownCall(person.token)).toBe(401);
  later(14 * days);
  expect(tokenState(tokens, time.getTime())).toBe('expired');
  expect((await renewRefused(person.refreshToken)).status).toBe(401);
});

test('replaces both tokens on renewal', async () => {
  later(15 * minutes);
  const renewed = await renew(person.refreshToken);
  expect(await ownCall(renewed.access)).toBe(200);
  expect(renewed.refresh).not.toBe(person.refreshToken);
  later(23 * 60 * minutes);
  const again = await renew(renewed.refresh);
  expect(await ownCall(again.access)).toBe(200);
});

test('ends the whole sign-in when a refresh token is used again', async () => {
  const renewed = await renew(person.refreshToken);
  later(11);
  expect(await renewRefused(person.refreshToken)).toMatchObject({
    status: 401,
    code: 'session_ended',
  });
  expect(await ownCall(renewed.access)).toBe(401);
  expect((await renewRefused(renewed.refresh)).status).toBe(401);
});

test('ends one sign-in and leaves the others', async () => {
  const other = await signIn(api, person.email, person.password);
  await renew(person.refreshToken);
  later(11);
  await renewRefused(person.refreshToken);
  expect(await ownCall(other.token)).toBe(200);
});

test('gives two tabs that renew at the same time the same tokens', async () => {
  const [first, second] = await Promise.all([
    renew(person.refreshToken),
    renew(person.refreshToken),
  ]);
  expect(decodeJwt(second.refresh)).toEqual(decodeJwt(first.refresh));
  expect(await ownCall(first.access)).toBe(200);
  expect(await ownCall(second.access)).toBe(200);
  later(60);
  expect(await ownCall((await renew(second.refresh)).access)).toBe(200);
});

test('gives a tab that renews up to ten seconds later the same tokens', async () => {
  const first = await renew(person.refreshToken);
  later(10);
  const second = await renew(person.refreshToken);
  expect(decodeJwt(second.refresh)).toEqual(decodeJwt(first.refresh));
});

test('ends the access token at sign-out, which can be repeated', async () => {
  const body = { refresh: person.refreshToken };
  await api.ok('signOut', { body });
  expect(await ownCall(person.token)).toBe(401);
  expect((await renewRefused(person.refreshToken)).status).toBe(401);
  await api.ok('signOut', { body });
  await api.ok('signOut', { body: { refresh: 'not a token' } });
});

test('accepts each kind of token only for its purpose', async () => {
  expect(await ownCall(person.refreshToken)).toBe(401);
  expect(await ownCall(person.idToken)).toBe(401);
  expect((await renewRefused(person.token)).status).toBe(401);
});

test('rejects a missing, cut, unsigned or wrongly signed token', async () => {
  const [head = '', claims = ''] = person.token.split('.');
  const { privateKey } = await generateKeyPair('ES256');
  const forged = await new SignJWT(decodeJwt(person.token))
    .setProtectedHeader({ alg: 'ES256', ...decodeProtectedHeader(person.token) })
    .sign(privateKey);
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  for (const token of ['', 'nonsense', `${head}.${claims}.`, `${none}.${claims}.`, forged])
    expect(await ownCall(token)).toBe(401);
  const path = { id: person.userGuid };
  expect(await api.refused('getUser', { path })).toMatchObject({
    status: 401,
    code: 'not_signed_in',
  });
});

test('ends the session of a deleted account', async () => {
  await api.database.db.deleteFrom('account').where('user_guid', '=', person.userGuid).execute();
  expect(await ownCall(person.token)).toBe(401);
  expect((await renewRefused(person.refreshToken)).status).toBe(401);
});

test('deletes old sign-ins and keeps active ones when a sweep is due', async () => {
  const { db } = api.database;
  const count = async (table: 'sign_in_family' | 'one_time_code') =>
    (await db.selectFrom(table).selectAll().where('user_guid', '=', person.userGuid).execute())
      .length;
  later(20 * days);
  const alive = await signIn(api, person.email, person.password);
  later(23 * 60 * minutes);
  await startWithSweepDue(api.database, () => time);
  expect(await count('sign_in_family')).toBe(1);
  expect(await count('one_time_code')).toBe(0);
  expect((await renew(alive.refreshToken)).access).not.toBe('');
});
