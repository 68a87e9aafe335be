import { randomUUID } from 'node:crypto';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { hashPassword } from '#server/identity/passwords.ts';

/**
 * `npm run bench:timing`: whether the time of an answer tells that an address has an account. For
 * each call the medians of 200 answers for a known and an unknown address, in turn, on PostgreSQL.
 */
const password = 'Copper&Meadow77';
const times = 200;
const warmUp = 20;

const postgres = await startPostgres();
const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
await migrate(database.db);
const password_hash = await hashPassword(password);
const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent' }),
  database,
  webRoot: null,
  // Each of these calls is limited to far fewer.
  rateLimits: false,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** As long as a known one, so that nothing differs but the account. */
const someEmail = () => `timing-${randomUUID()}@example.com`;

async function knownEmail(verified_at: Date | null): Promise<string> {
  const email = someEmail();
  await database.db
    .insertInto('account')
    .values({
      email,
      first_name: 'Robin',
      last_name: 'Timing',
      password_hash,
      role: 2,
      company_guid: null,
      verified_at,
      created_at: new Date(),
    })
    .execute();
  return email;
}

async function time(path: string, body: object): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${url}/api/user${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - start;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const code = '000000';
const confirmation = { newPassword: password, confirmNewPassword: password };
interface Measured {
  readonly body: (email: string) => object;
  /** Asks for the mail with the code that is guessed. */
  readonly before?: string;
  /** Whether the known address is one that was never verified. */
  readonly isUnverified?: boolean;
}
const calls: Readonly<Record<string, Measured>> = {
  '/verifyOTP': {
    body: (email) => ({ email, code }),
    before: '/sendVerificationLink',
    isUnverified: true,
  },
  '/confirmNewPassword': {
    body: (email) => ({ email, code, ...confirmation }),
    before: '/resetPassword',
  },
  '/resetPassword': { body: (email) => ({ email }) },
  '/signIn': { body: (Email) => ({ Email, Password: 'Wrong&Lantern42' }) },
};

console.log('| call | known address ms | unknown address ms | difference |');
console.log('|---|---|---|---|');
for (const [path, { body, before, isUnverified }] of Object.entries(calls)) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = -warmUp; n < times; n += 1) {
    const [account, nobody] = [await knownEmail(isUnverified ? null : new Date()), someEmail()];
    if (before) for (const email of [account, nobody]) await time(before, { email });
    const knownFirst = n % 2 === 0;
    const first = await time(path, body(knownFirst ? account : nobody));
    const second = await time(path, body(knownFirst ? nobody : account));
    if (n < 0) continue;
    known.push(knownFirst ? first : second);
    unknown.push(knownFirst ? second : first);
  }
  const [a, b] = [median(known), median(unknown)];
  console.log(
    `| ${path} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${((100 * Math.abs(a - b)) / b).toFixed(1)} % |`,
  );
}

await app.close();
await database.close();
await postgres.stop();
