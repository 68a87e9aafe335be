import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { goodPassword, signUpBody, someEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
const startServer = () =>
  buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PROXY_HOPS: '1' }),
    database,
    webRoot: null,
  });
// Every test has a server with no counts.
beforeEach(async () => {
  await database.db.deleteFrom('rate_limit').execute();
  app = await startServer();
  return () => app.close();
});

const post = (path: string, payload: object, from = '203.0.113.7') =>
  app.inject({
    method: 'POST',
    url: `/api/user${path}`,
    payload,
    headers: { 'x-forwarded-for': from },
  });
const signIn = (Email: string, from?: string) =>
  post('/signIn', { Email, Password: 'Wrong&Lantern42' }, from);
const statuses = async (times: number, call: () => Promise<{ statusCode: number }>) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await call()).statusCode);
  return seen;
};

test('rejects the eleventh sign-in within five minutes and says how long to wait', async () => {
  const email = someEmail();
  expect(await statuses(10, () => signIn(email))).toEqual(Array(10).fill(200));
  const answer = await signIn(email);
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  const problem = answer.json<{ code: string; detail: string; retryAfter: number }>();
  expect(problem.code).toBe('too_many_requests');
  expect(problem.detail).toBe('Too many tries. Please wait 5 minutes and try again.');
  expect(problem.retryAfter).toBeGreaterThan(240);
  expect(problem.retryAfter).toBeLessThanOrEqual(300);
  expect(answer.headers['retry-after']).toBe(String(problem.retryAfter));
});

test('counts a sign-in for its address in any spelling, and for no other', async () => {
  const email = someEmail();
  await statuses(10, () => signIn(email));
  expect((await signIn(email.toUpperCase())).statusCode).toBe(429);
  expect((await signIn(someEmail())).statusCode).toBe(200);
});

test('lets the owner sign in while somebody guesses elsewhere', async () => {
  const email = someEmail();
  await statuses(11, () => signIn(email, '203.0.113.66'));
  expect((await signIn(email, '203.0.113.7')).statusCode).toBe(200);
});

test('stops guessing from many places after a hundred tries in an hour', async () => {
  const email = someEmail();
  let n = 0;
  const anywhere = () => signIn(email, `198.51.100.${(n += 1)}`);
  expect(await statuses(101, anywhere)).toEqual([...Array(100).fill(200), 429]);
});

test('counts the IPv6 addresses of one line as one', async () => {
  const email = someEmail();
  let n = 0;
  const neighbour = () => signIn(email, `2001:db8:1:2::${(n += 1)}`);
  expect(await statuses(11, neighbour)).toEqual([...Array(10).fill(200), 429]);
});

test('does not let a caller choose the address it is counted by', async () => {
  const email = someEmail();
  let n = 0;
  const invented = () => signIn(email, `198.51.100.${(n += 1)}, 203.0.113.7`);
  await statuses(10, invented);
  expect((await invented()).statusCode).toBe(429);
});

test.each(['/sendVerificationLink', '/resetPassword'])(
  'sends at most five mails in fifteen minutes to an address by %s',
  async (path) => {
    const email = someEmail();
    const call = () => post(path, { email });
    expect(await statuses(6, call)).toEqual([...Array(5).fill(200), 429]);
    const mails = await database.db
      .selectFrom('mail')
      .select('id')
      .where('to_address', '=', email)
      .execute();
    expect(mails).toHaveLength(5);
  },
);

test.each([
  ['/verifyOTP', {}],
  ['/confirmNewPassword', { newPassword: goodPassword, confirmNewPassword: goodPassword }],
])('tries at most ten codes in fifteen minutes by %s', async (path, more) => {
  const email = someEmail();
  const call = () => post(path, { email, code: '123456', ...more });
  expect(await statuses(11, call)).toEqual([...Array(10).fill(400), 429]);
});

test('lets a class of thirty sign up in one job center, and stops a flood', async () => {
  const call = () => post('/signUp', signUpBody({ Role: 1 }));
  expect(await statuses(61, call)).toEqual([...Array(60).fill(200), 429]);
  expect((await post('/signUp', signUpBody({ Role: 1 }), '203.0.113.8')).statusCode).toBe(200);
});

test('lets the owner type a code while a stranger elsewhere tries many', async () => {
  const email = someEmail();
  const call = (from: string) => post('/verifyOTP', { email, code: '123456' }, from);
  expect(await statuses(11, () => call('203.0.113.66'))).toEqual([...Array(10).fill(400), 429]);
  expect((await call('203.0.113.7')).statusCode).toBe(400);
});

test('continues counting when the server starts again', async () => {
  const email = someEmail();
  await statuses(9, () => signIn(email));
  await app.close();
  app = await startServer();
  expect(await statuses(2, () => signIn(email))).toEqual([200, 429]);
});

test('keeps no address where it counts', async () => {
  const email = someEmail();
  await signIn(email);
  const counts = await database.db.selectFrom('rate_limit').select('key').execute();
  expect(counts).toHaveLength(3);
  const hashes = [email, '203.0.113.7', `${email} `, `${email} 203.0.113.7`].flatMap((text) =>
    (['hex', 'base64', 'base64url'] as const).map((encoding) =>
      createHash('sha256').update(text).digest(encoding),
    ),
  );
  const kept = JSON.stringify(counts);
  for (const text of [email, '203.0.113.7', ...hashes]) expect(kept).not.toContain(text);
});

test('deletes counts whose time is over when a sweep is due', async () => {
  await signIn(someEmail());
  const [ended] = await database.db.selectFrom('rate_limit').select('key').execute();
  await database.db
    .updateTable('rate_limit')
    .set({ expire: Date.now() - 1 })
    .where('key', '=', ended?.key ?? '')
    .execute();
  await startWithSweepDue(database, () => new Date());
  const kept = await database.db.selectFrom('rate_limit').select('key').execute();
  expect(kept).toHaveLength(2);
  expect(kept).not.toContainEqual(ended);
});
