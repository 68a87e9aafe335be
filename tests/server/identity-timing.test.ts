import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { goodPassword, someEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { workAtRest } from '#tests/support/workAtRest.ts';

const hashes: unknown[] = [];
const noteHash = (kind: unknown) => hashes.push(kind);
subscribe('our-ability:password-hash', noteHash);
afterAll(() => unsubscribe('our-ability:password-hash', noteHash));

const queries: string[] = [];
const countQueries: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const tables = JSON.stringify(node).matchAll(/"IdentifierNode","name":"(\w+)"/g);
    queries.push(`${node.kind} ${Array.from(tables, ([, name]) => name).join(' ')}`);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let database: Database;
let app: FastifyInstance;
let known: string;
beforeAll(async () => {
  database = await testDatabase();
  known = someEmail();
  await database.db
    .insertInto('account')
    .values({
      email: known,
      first_name: 'Robin',
      last_name: 'Sample',
      password_hash: await hashPassword(goodPassword),
      role: 2,
      company_guid: null,
      verified_at: new Date(),
    })
    .execute();
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    database: { ...database, db: database.db.withPlugin(countQueries) },
    webRoot: null,
    rateLimits: false,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Everything a call made the server do, and what it answered. */
async function workOf(path: string, payload: object) {
  await workAtRest(database.db);
  queries.length = 0;
  hashes.length = 0;
  const answer = await app.inject({ method: 'POST', url: `/api/user${path}`, payload });
  return {
    status: answer.statusCode,
    body: answer.body.replaceAll(/person-\w+@/g, '').replace(/"(traceId|signUp)":"[^"]*"/, ''),
    headers: Object.keys(answer.headers),
    queries: [...queries],
    hashes: [...hashes],
  };
}

const confirmation = { newPassword: goodPassword, confirmNewPassword: goodPassword };
test.each([
  ['/signIn', (Email: string) => ({ Email, Password: 'Wrong&Lantern42' }), ['check']],
  ['/resetPassword', (email: string) => ({ email }), []],
  ['/sendVerificationLink', (email: string) => ({ email }), []],
  ['/verifyOTP', (email: string) => ({ email, code: '000000' }), []],
  ['/verifyOTP', (email: string) => ({ email, code: '000000', signUp: 'none' }), []],
  ['/confirmNewPassword', (email: string) => ({ email, code: '000000', ...confirmation }), ['new']],
  ['/confirmNewPassword', (email: string) => ({ email, token: 'none', ...confirmation }), ['new']],
] as const)('%s does the same for a known and an unknown address', async (path, body, expected) => {
  // The first check makes the hash of addresses without an account.
  await workOf('/signIn', { Email: someEmail(), Password: 'Wrong&Lantern42' });
  const first = await workOf(path, body(known));
  const unknown = await workOf(path, body(someEmail()));
  expect(first).toEqual(unknown);
  expect(unknown.queries.length).toBeGreaterThan(0);
  expect(unknown).toMatchObject({ hashes: expected });
});
