import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startCluster } from '#scripts/doctor/cluster.ts';
import { thisMachine } from '#scripts/doctor/machine.ts';
import { findPostgresPrograms } from '#scripts/doctor/postgres.ts';
import { boundHolds } from '#server/database/boundHolds.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { isNode } from '#tests/support/contract.ts';
import { signedUp, type Somebody } from './people.ts';
import { fillQuickly } from './prepareCopies.ts';
import { type Copies, startCopies } from './startCopies.ts';

let postgres: OwnPostgres;
let copies: Copies;
let robin: Somebody;
beforeAll(async () => {
  const machine = thisMachine();
  postgres = await startCluster(await findPostgresPrograms(machine), machine.isRoot);
  const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
  await migrate(database.db);
  await fillQuickly(database);
  await database.close();
  copies = await startCopies({ count: 1, databaseUrl: postgres.url });
  robin = await signedUp(url());
});
afterAll(async () => {
  await copies?.stop();
  await postgres?.stop();
});
const url = () => copies.urls[0] ?? '';

/** The status of an answer; of a 503 also what a client needs and does not find in it. */
async function look(path: string): Promise<number | string> {
  const answer = await fetch(`${url()}${path}`, {
    headers: { authorization: `Bearer ${robin.accessToken}` },
  });
  const content: unknown = await answer.json();
  if (answer.status !== 503) return answer.status;
  const isProblem =
    answer.headers.get('content-type')?.startsWith('application/problem+json') &&
    Number(answer.headers.get('retry-after')) > 0 &&
    isNode(content) &&
    content['code'] === 'database_away';
  return isProblem ? 503 : `503 without ${JSON.stringify(content)}`;
}

const drafts = '/api/user/draft';
const paths = ['/health', drafts, `/api/user/mailbox?to=nobody@example.com`] as const;

/** Eight callers that ask without a pause, until they are ended. */
function keepAsking() {
  const seen = new Set<number | string>();
  const over = new AbortController();
  const callers = Array.from({ length: 8 }, async (_none, n) => {
    const path = paths[n % paths.length] ?? drafts;
    while (!over.signal.aborted) seen.add(await look(path).catch(() => 'no answer'));
  });
  return {
    seen,
    end: async () => {
      over.abort();
      await Promise.all(callers);
      return [...seen].toSorted();
    },
  };
}

const whole = async () => await expect.poll(() => look(drafts)).toBe(200);

async function cutEveryConnection(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
}

test('continues when every connection to the database is cut under load', async () => {
  const load = keepAsking();
  for (let round = 0; round < 5; round += 1) {
    await expect.poll(() => load.seen.has(200)).toBe(true);
    await cutEveryConnection();
    load.seen.delete(200);
  }
  await whole();
  const seen = await load.end();
  expect(seen.filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('answers 503 with Retry-After while the database is away, and is whole after its return', async () => {
  const load = keepAsking();
  await expect.poll(() => load.seen.has(200)).toBe(true);
  await postgres.halt();
  await expect.poll(() => load.seen.has(503)).toBe(true);
  expect([await look('/health'), await look(drafts)]).toEqual([503, 503]);
  await postgres.startAgain();
  await whole();
  const seen = await load.end();
  expect(seen.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // The server hears of new postings again, over its listening connection.
  const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where application_name = 'our-ability listening'",
      );
      return rows.length;
    })
    .toBe(1);
  await database.close();
  // The same process all along, and nothing nobody expected.
  expect(copies.printed(0)).not.toMatch(/unhandled rejection/);
});

test('frees a connection that hangs, so that the next caller gets one', async () => {
  const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
  const stop = boundHolds(database.pool, 200);
  const hanging = Array.from({ length: 12 }, () =>
    database.pool.query('select pg_sleep(60)').then(
      () => 'slept',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    ),
  );
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['Connection terminated']));
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  stop();
  await database.close();
});
