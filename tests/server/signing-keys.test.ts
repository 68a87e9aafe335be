import { decodeJwt, decodeProtectedHeader, SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rotateSigningKey } from '#server/identity/signingKeys.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { secretFor } from '#server/identity/sharedSecret.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { type Signed, signedUp } from '#tests/support/accounts.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const start = new Date('2030-05-01T09:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
let time = start;

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

const statusOf = async (token: string) =>
  (await api.call('listDrafts', { as: { ...person, token } })).status;
const kids = async () =>
  (
    await api.database.db.selectFrom('signing_key').select('kid').orderBy('created_at').execute()
  ).map(({ kid }) => kid);
/** Signed by another process, which has read the keys only now. */
async function issueElsewhere(): Promise<string> {
  const account = await api.database.db
    .selectFrom('account')
    .selectAll()
    .where('user_guid', '=', person.userGuid)
    .executeTakeFirstOrThrow();
  const tokens = await openTokens({ database: api.database, now: () => time });
  return (await tokens.issue(account)).accessToken;
}

test('signs with the newest key and continues to accept tokens of the one before', async () => {
  const old = decodeProtectedHeader(person.token).kid;
  time = new Date(start.getTime() + 1000);
  await rotateSigningKey(api.database.db, time, true);
  // The other processes read it first.
  time = new Date(time.getTime() + 119_999);
  expect(decodeProtectedHeader(await issueElsewhere()).kid).toBe(old);
  time = new Date(time.getTime() + 1);
  const token = await issueElsewhere();
  expect(decodeProtectedHeader(token).kid).not.toBe(old);
  expect(decodeProtectedHeader(token).kid).toBe((await kids()).at(-1));
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(person.token)).toBe(200);
});

test('refuses a token that names no key, or one that nobody has', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  for (const kid of [undefined, 'made-up', '2']) {
    const token = await new SignJWT(decodeJwt(person.token))
      .setProtectedHeader({ alg: 'ES256', ...(kid ? { kid } : {}) })
      .sign(privateKey);
    expect(await statusOf(token)).toBe(401);
  }
});

test('refuses all older tokens at once when their keys are deleted', async () => {
  await rotateSigningKey(api.database.db, time, false);
  expect(await kids()).toHaveLength(1);
  const elsewhere = await openTokens({ database: api.database, now: () => time });
  const request = { headers: { authorization: `Bearer ${person.token}` } };
  expect(await elsewhere.callerOf(request as never)).toBeNull();
  expect(await elsewhere.refresh(person.refreshToken)).toBeNull();
});

test('signs with the only key at once', async () => {
  await rotateSigningKey(api.database.db, time, false);
  expect(decodeProtectedHeader(await issueElsewhere()).kid).toBe((await kids())[0]);
});

test('makes a new key after ninety days, and deletes the old one when its tokens are over', async () => {
  await api.database.db.deleteFrom('signing_key').execute();
  await rotateSigningKey(api.database.db, start, true);
  const [first = ''] = await kids();
  const sweepAfter = async (days: number) => {
    time = new Date(start.getTime() + days * dayMs);
    await startWithSweepDue(api.database, () => time);
  };
  await sweepAfter(90);
  expect(await kids()).toEqual([first]);
  await sweepAfter(91);
  expect(await kids()).toHaveLength(2);
  // The longest session is fourteen days.
  await sweepAfter(106);
  expect(await kids()).toContain(first);
  await sweepAfter(107);
  expect(await kids()).toHaveLength(1);
  expect(await kids()).not.toContain(first);
});

test('keeps what is derived for limits and cookies when the keys change', async () => {
  const before = await secretFor(api.database.db, 'rate limits');
  await rotateSigningKey(api.database.db, time, false);
  expect(await secretFor(api.database.db, 'rate limits')).toEqual(before);
  expect(await secretFor(api.database.db, 'known devices')).not.toEqual(before);
});
