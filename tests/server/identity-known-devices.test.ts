import type { FastifyInstance } from 'fastify';
import { parseSetCookie } from 'cookie';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { goodPassword, readMail, someEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: Database;
let app: FastifyInstance;
let passwordHash: string;
let email: string;
const startServer = (settings: Readonly<Record<string, string>> = {}) =>
  buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PROXY_HOPS: '1', ...settings }),
    database,
    webRoot: null,
  });
beforeAll(async () => {
  database = await testDatabase();
  passwordHash = await hashPassword(goodPassword);
});
afterAll(() => database.close());
// Every test has a server with no counts, and an account.
beforeEach(async () => {
  await forgetCounts();
  email = await account();
  app = await startServer();
  return () => app.close();
});

async function account(): Promise<string> {
  const address = someEmail();
  await database.db
    .insertInto('account')
    .values({
      email: address,
      first_name: 'Robin',
      last_name: 'Sample',
      password_hash: passwordHash,
      role: 2,
      company_guid: null,
      verified_at: new Date(),
    })
    .execute();
  return address;
}

interface From {
  readonly place?: string;
  readonly cookie?: string;
}
const post = (path: string, payload: object, { place = '203.0.113.7', cookie = '' }: From = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/user${path}`,
    payload,
    headers: { 'x-forwarded-for': place, cookie },
  });
const signIn = (Password: string, from?: From, Email = email) =>
  post('/signIn', { Email, Password }, from);
const wrong = 'Wrong&Lantern42';
type Answer = Awaited<ReturnType<typeof post>>;

const headerOf = (answer: Answer) => String(answer.headers['set-cookie'] ?? '');
/** What the browser sends back. */
const cookieOf = (answer: Answer) => headerOf(answer).split(';')[0] ?? '';
const isSignedIn = (answer: Answer) =>
  answer.statusCode === 200 &&
  typeof answer.json<{ accessToken?: unknown }>().accessToken === 'string';

async function forgetCounts(): Promise<void> {
  await database.db.deleteFrom('rate_limit').execute();
}

/**
 * A hundred wrong passwords, each from another place: the first is tried, and its count is then
 * moved on by those that would each compute a hash.
 */
async function guessFromEverywhere(): Promise<void> {
  for (const [n, by] of [98, 0].entries()) {
    const answer = await signIn(wrong, { place: `198.51.100.${n}` });
    expect(answer.statusCode).toBe(200);
    await moveOn('signIn 100 in 3600 s', by);
  }
}

/** Adds tries to the count of a limit. */
async function moveOn(limit: string, by: number): Promise<void> {
  const counts = await database.db
    .updateTable('rate_limit')
    .set((column) => ({ points: column('points', '+', by) }))
    .where('key', 'like', `${limit}:%`)
    .returning('key')
    .execute();
  expect(counts).toHaveLength(1);
}

/** Fifty wrong codes, each from another place. */
async function tryCodesFromEverywhere(): Promise<void> {
  for (const [n, by] of [48, 0].entries()) {
    const place = `198.51.100.${n}`;
    const answer = await post('/confirmNewPassword', confirmation({ code: '000000' }), { place });
    expect(answer.statusCode).toBe(400);
    await moveOn('confirmNewPassword 50 in 86400 s', by);
  }
}

const next = 'Meadow%Kettle88';
const confirmation = (proof: object) => ({
  email,
  newPassword: next,
  confirmNewPassword: next,
  ...proof,
});

async function mailedToken(): Promise<string> {
  await post('/resetPassword', { email });
  const mail = await database.db
    .selectFrom('mail')
    .select(['subject', 'body as text'])
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  return readMail(mail).link.get('token') ?? '';
}

test("lets the owner's browser sign in when strangers have used up all tries", async () => {
  const cookie = cookieOf(await signIn(goodPassword));
  await forgetCounts();
  await guessFromEverywhere();
  expect((await signIn(goodPassword)).statusCode).toBe(429);
  expect(isSignedIn(await signIn(goodPassword, { cookie }))).toBe(true);
});

test('stops a known browser after ten tries, wherever it calls from', async () => {
  const cookie = cookieOf(await signIn(goodPassword));
  for (let n = 0; n < 10; n += 1)
    expect((await signIn(wrong, { cookie, place: `198.51.100.${n}` })).statusCode).toBe(200);
  expect((await signIn(goodPassword, { cookie })).statusCode).toBe(429);
  // It has not used up the tries of others.
  expect((await signIn(goodPassword)).statusCode).toBe(200);
});

test('treats a cookie of another account, or one that was made up, as a stranger', async () => {
  const other = cookieOf(await signIn(goodPassword, {}, await account()));
  const own = cookieOf(await signIn(goodPassword));
  const renamed = own.replace(/=[^.]+/, '=AAAAAAAAAAAAAAAAAAAAAA');
  await forgetCounts();
  await guessFromEverywhere();
  for (const cookie of [other, renamed, `${own}A`, own.split('.')[0] ?? '', '', 'known-device='])
    expect((await signIn(goodPassword, { cookie })).statusCode, cookie).toBe(429);
});

test('gives a cookie to nobody who did not prove to be the owner', async () => {
  expect(headerOf(await signIn(wrong))).toBe('');
  expect(headerOf(await post('/resetPassword', { email }))).toBe('');
  const refused = await post('/confirmNewPassword', confirmation({ code: '000000' }));
  expect(headerOf(refused)).toBe('');
});

test('lets a new browser in by a new password by mail when strangers used up all tries', async () => {
  await guessFromEverywhere();
  await tryCodesFromEverywhere();
  expect((await signIn(goodPassword)).statusCode).toBe(429);
  expect((await post('/confirmNewPassword', confirmation({ code: '000000' }))).statusCode).toBe(
    429,
  );
  const changed = await post('/confirmNewPassword', confirmation({ token: await mailedToken() }));
  expect(changed.statusCode).toBe(200);
  expect(isSignedIn(await signIn(next, { cookie: cookieOf(changed) }))).toBe(true);
});

test('sends the cookie to no script and no other site, and names nobody in it', async () => {
  const header = headerOf(await signIn(goodPassword));
  expect(parseSetCookie(header)).toMatchObject({
    name: 'known-device',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
  });
  expect(decodeURIComponent(header)).not.toContain(email.split('@')[0]);
  expect(Buffer.from(cookieOf(await signIn(goodPassword)), 'base64').toString()).not.toContain(
    email,
  );
});

test('binds the cookie to https when the app is served by it', async () => {
  await app.close();
  app = await startServer({ PUBLIC_URL: 'https://jobs.example.org' });
  expect(parseSetCookie(headerOf(await signIn(goodPassword)))).toMatchObject({
    name: '__Host-known-device',
    path: '/',
    secure: true,
  });
});
