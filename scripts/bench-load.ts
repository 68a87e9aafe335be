import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { hashPassword } from '#server/identity/passwords.ts';

/**
 * `npm run bench:load`: how long /health and signed-in reads take on PostgreSQL while nobody signs
 * in, and during 64 right and 64 wrong sign-ins at once.
 */
const password = 'Copper&Meadow77';
const people = 64;
const emailOf = (n: number) => `load${n}@example.com`;

const postgres = await startPostgres();
const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
await migrate(database.db);
const password_hash = await hashPassword(password);
await database.db
  .insertInto('account')
  .values(
    Array.from({ length: people }, (_none, n) => ({
      email: emailOf(n),
      first_name: 'Robin',
      last_name: 'Load',
      password_hash,
      role: 2 as const,
      company_guid: null,
      verified_at: new Date(),
      created_at: new Date(),
    })),
  )
  .execute();
await database.close();

const child = spawn(process.execPath, ['server/start.ts'], {
  env: { PATH: process.env['PATH'], PORT: '0', PROXY_HOPS: '1', DATABASE_URL: postgres.url },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
const url = await new Promise<string>((found) => {
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const address = /is ready: (http:\S+)/.exec(printed)?.[1];
    if (address) found(address);
  });
});

/** Each caller has an address of its own, so that no limit is met. */
async function signIn(n: number, typed: string): Promise<string> {
  const answer = await fetch(`${url}/api/user/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
    body: JSON.stringify({ Email: emailOf(n), Password: typed }),
  });
  const body: unknown = await answer.json();
  const token: unknown =
    typeof body === 'object' && body ? Reflect.get(body, 'accessToken') : undefined;
  return typeof token === 'string' ? token : '';
}

const token = await signIn(0, password);

/** Milliseconds of each call, one after the other, until `over`. */
async function probe(path: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    times.push(performance.now() - start);
  }
  return times;
}

async function measure(work: () => Promise<unknown>): Promise<Record<string, number[]>> {
  const over = new AbortController();
  const health = probe('/health', over.signal);
  const read = probe('/api/user/draft', over.signal);
  await work();
  over.abort();
  return { '/health': await health, 'signed-in read': await read };
}

const quiet = await measure(() => new Promise((done) => setTimeout(done, 3_000)));
const before = performance.now();
const storm = await measure(() =>
  Promise.all(
    Array.from({ length: people }, (_none, n) => [
      signIn(n, password),
      signIn(n, 'Wrong&Lantern42'),
    ]).flat(),
  ),
);
const seconds = (performance.now() - before) / 1000;

const at = (times: readonly number[], part: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
console.log('| call | quiet: median / p95 / longest ms | during 128 sign-ins |');
console.log('|---|---|---|');
for (const [name, times] of Object.entries(quiet)) {
  const row = [times, storm[name] ?? []].map((some) =>
    [0.5, 0.95, 1].map((part) => at(some, part)).join(' / '),
  );
  console.log(`| ${name} | ${row.join(' | ')} |`);
}
console.log(
  `128 sign-ins took ${seconds.toFixed(1)} s on ${availableParallelism()} cores: ` +
    `${(128 / seconds).toFixed(1)} a second.`,
);

child.kill('SIGTERM');
await once(child, 'exit');
await postgres.stop();
