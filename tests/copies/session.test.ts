import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { rotateSigningKey } from '#server/identity/signingKeys.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { signUpBody } from '#tests/support/accounts.ts';
import { call, mailsTo, signedUp, signIn, type Somebody } from './people.ts';
import { type Copies, startCopies } from './startCopies.ts';

let copies: Copies;
beforeAll(async () => {
  copies = await startCopies();
});
afterAll(() => copies.stop());
const first = () => copies.urls[0] ?? '';
const second = () => copies.urls[1] ?? '';

const drafts = (url: string, { accessToken: token }: Pick<Somebody, 'accessToken'>) =>
  call(url, 'GET', '/user/draft', { token });
const refresh = (url: string, token: string) =>
  call(url, 'POST', '/user/api/auth/token/refresh/', { body: { refresh: token } });

test('signs up at one copy and verifies at the other', async () => {
  const body = signUpBody();
  expect(await call(first(), 'POST', '/user/signUp', { body })).toMatchObject({ status: 200 });
  const [mail] = await mailsTo(second(), body.Email);
  const verify = { body: { email: body.Email, code: mail?.code } };
  expect(await call(second(), 'POST', '/user/verifyOTP', verify)).toMatchObject({ status: 200 });
  expect((await signIn(first(), body.Email, body.Password)).accessToken).not.toBe('');
});

test('keeps a session that began at one copy when the next calls go to the other', async () => {
  const robin = await signedUp(first());
  const draft = { body: { Version: 1, Data: { SkillName: 'Welding' } }, token: robin.accessToken };
  expect(await call(second(), 'PUT', '/user/draft/skills', draft)).toMatchObject({ status: 200 });
  const there = await fetch(`${first()}/api/user/draft`, {
    headers: { authorization: `Bearer ${robin.accessToken}` },
  });
  expect(await there.json()).toMatchObject([{ Kind: 'skills', Data: { SkillName: 'Welding' } }]);
});

test('gives two tabs that renew at two copies at once the same next token, good at each copy', async () => {
  const robin = await signedUp(first());
  const tabs = await Promise.all(
    copies.urls.map((url) => refresh(url, robin.refreshToken).then(({ body }) => body)),
  );
  // A signature is never the same twice; what it signs is.
  const next = tabs.map((tab) => decodeJwt(String(tab['refresh'])));
  expect(next[0]?.jti).not.toBe(decodeJwt(robin.refreshToken).jti);
  expect(next[1]).toEqual(next[0]);
  const { body } = await refresh(second(), String(tabs[0]?.['refresh']));
  expect(await drafts(first(), { accessToken: String(body['access']) })).toMatchObject({
    status: 200,
  });
});

test('refuses a session at every copy once it was ended at one', async () => {
  const robin = await signedUp(first());
  expect(await drafts(second(), robin)).toMatchObject({ status: 200 });
  const signOut = { body: { refresh: robin.refreshToken } };
  expect(await call(first(), 'POST', '/user/signOut', signOut)).toMatchObject({ status: 200 });
  expect(await drafts(second(), robin)).toMatchObject({ status: 401 });
  expect(await refresh(second(), robin.refreshToken)).toMatchObject({ status: 401 });
});

test('ends the sessions of every copy when the password is changed at one', async () => {
  const robin = await signedUp(first());
  const elsewhere = await signIn(second(), robin.email, robin.password);
  const newPassword = 'Copper&Meadow77';
  const change = { oldPassword: robin.password, newPassword, confirmNewPassword: newPassword };
  const path = `/user/User/changePassword/${robin.userGuid}`;
  expect(
    await call(first(), 'PUT', path, { body: change, token: robin.accessToken }),
  ).toMatchObject({ status: 200 });
  expect(await drafts(second(), elsewhere)).toMatchObject({ status: 401 });
  expect(await drafts(second(), robin)).toMatchObject({ status: 200 });
});

test('lists and ends the sessions of one copy at the other', async () => {
  const robin = await signedUp(first());
  const elsewhere = await signIn(second(), robin.email, robin.password);
  const token = robin.accessToken;
  const list = await fetch(`${first()}/api/user/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const sessions = (await list.json()) as { id: string; isCurrent: boolean }[];
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const path = `/user/session/${sessions[1]?.id}`;
  expect(await call(first(), 'DELETE', path, { token })).toMatchObject({ status: 200 });
  expect(await drafts(second(), elsewhere)).toMatchObject({ status: 401 });
});

test('accepts at every copy a token of a key that was made while they ran', async () => {
  const robin = await signedUp(first());
  const database = await connectDatabase({ kind: 'postgresql', url: copies.databaseUrl });
  await rotateSigningKey(database.db, new Date(Date.now() - 10 * 60_000), true);
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', robin.email)
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('signing_key')
    .set({ created_at: new Date(0) })
    .where('kid', '=', '1')
    .execute();
  const issued = await (await openTokens({ database, now: () => new Date() })).issue(account);
  await database.close();
  expect(decodeProtectedHeader(issued.accessToken).kid).not.toBe('1');
  for (const url of copies.urls)
    for (const { accessToken } of [issued, robin])
      expect(await drafts(url, { accessToken })).toMatchObject({ status: 200 });
});

test('continues behind the proxy after the copy that signed the person in was killed', async () => {
  const robin = await signedUp(first());
  const turns = await Promise.all([1, 2, 3, 4].map(() => drafts(copies.proxyUrl, robin)));
  expect(turns.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await copies.kill(0);
  const after = await Promise.all([1, 2].map(() => drafts(copies.proxyUrl, robin)));
  expect(after.map(({ status }) => status)).toEqual([200, 200]);
  expect(await copies.end(1)).toBe(0);
});
