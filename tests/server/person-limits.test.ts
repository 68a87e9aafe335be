import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { testDatabase } from '#tests/support/database.ts';

const now = () => new Date();
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await buildApp({ config, database, now, webRoot: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function signedIn() {
  const account = await insertAccount(database.db, {
    email: `person-${randomUUID().slice(0, 8)}@example.com`,
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role: 2,
    company_guid: null,
    created_at: now(),
  });
  if (!account) throw new Error('The address is taken.');
  const { accessToken } = await (await openTokens({ database, now })).issue(account);
  return async (url: string, body: (userGuid: string) => object) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: body(account.user_guid),
    });
    return answer.statusCode;
  };
}

test.each([
  ['recommendations', '/api/matching/recommendations', 60, 200, (user_id: string) => ({ user_id })],
  ['a file to be read', '/api/resume/', 30, 404, () => ({ filename: '/resumes/none' })],
  [
    'a job coach',
    '/api/user/JobCoachInvitations/PostJobCoachInvitationV2',
    5,
    200,
    (candidatePersonId: string) => ({ candidatePersonId, jobCoachEmail: '' }),
  ],
] as const)(
  'makes a person who asks for %s without end wait, and not others at the same address',
  async (_what, url, most, status, body) => {
    const [eager, other] = [await signedIn(), await signedIn()];
    const seen: number[] = [];
    for (let n = 0; n <= most; n += 1) seen.push(await eager(url, body));
    expect(seen).toEqual([...Array(most).fill(status), 429]);
    expect(await other(url, body)).toBe(status);
  },
);

test('makes a visitor who asks for jobs without end wait, and says how long', async () => {
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/matching/recommendations_lite',
      payload: { job_description: '', skills: [], location: null, search_radius: 50 },
    });
  const seen = new Set<number>();
  for (let n = 0; n < 600; n += 1) seen.add((await ask()).statusCode);
  expect([...seen]).toEqual([200]);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    detail: expect.stringMatching(/^Too many tries\. Please wait \d+ (second|minute)s?/),
  });
});
