import { limit } from '#scripts/testing/slowness.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectDatabase, type Database, type Db } from '#server/database/connect.ts';
import { listenerName } from '#server/database/listen.ts';
import { type Posting, removePostings, savePostings } from '#server/jobs/postingQueries.ts';
import { jobNamed } from '#tests/support/jobs.ts';
import { call, signedUp, type Somebody } from './people.ts';
import { type Copies, startCopies } from './startCopies.ts';

// This process is the third one: it changes postings in the database of the two copies.
let copies: Copies;
let database: Database;
let robin: Somebody;
beforeAll(async () => {
  copies = await startCopies();
  database = await connectDatabase({ kind: 'postgresql', url: copies.databaseUrl });
  robin = await signedUp(copies.proxyUrl);
});
afterAll(async () => {
  await database.close();
  await copies.stop();
});

const inTransaction = (change: (trx: Db) => Promise<void>) =>
  database.db.transaction().execute(change);
const save = (posting: Posting) => inTransaction((trx) => savePostings(trx, [posting]));

/** How many postings each copy finds. */
const found = (searchText: string) =>
  Promise.all(
    copies.urls.map(async (url) => {
      const { body } = await call(url, 'POST', '/jobs/jobfeed/GetJobsfromSearchV2', {
        body: { searchText, locationText: '' },
        token: robin.accessToken,
      });
      return body['total'];
    }),
  );
/** Long before a copy looks by itself, which it does every 30 seconds: the notice tells it. */
const soon = { timeout: Math.min(25_000, limit(10_000)), interval: 50 };

/** Whether the database takes new connections; the ones it has go on. */
async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(copies.databaseUrl).pathname.slice(1);
  const other = await connectDatabase({ kind: 'postgresql', url: inject('copies').server });
  await sql`alter database ${sql.id(name)} allow_connections ${sql.lit(allowed)}`.execute(other.db);
  await other.close();
}

const listening = sql`datname = current_database() and application_name = ${listenerName}`;
/** How many connections listen. */
async function listeners(db: Db): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity where ${listening}`.execute(db);
  return rows.length;
}
/** @returns how many connections there were to end */
async function cutListeners(db: Db): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`.execute(db);
  return rows.length;
}

test('finds a posting on both copies as soon as it is saved, and no more once removed', async () => {
  const keeper = jobNamed('Lighthouse keeper');
  await save(keeper);
  await expect.poll(() => found('lighthouse'), soon).toEqual([1, 1]);
  await inTransaction((trx) => removePostings(trx, [keeper.source_guid]));
  await expect.poll(() => found('lighthouse'), soon).toEqual([0, 0]);
});

test('finds a posting whose transaction began before another one and was committed after it', async () => {
  const early = await database.db.startTransaction().execute();
  await savePostings(early, [jobNamed('Cooper')]);
  await save(jobNamed('Wainwright'));
  await expect.poll(() => found('wainwright'), soon).toEqual([1, 1]);
  await expect.poll(() => found('cooper'), soon).toEqual([0, 0]);
  await early.commit().execute();
  await expect.poll(() => found('cooper'), soon).toEqual([1, 1]);
});

test('finds what was saved while the copies could not listen, once they can again', async () => {
  await database.db.connection().execute(async (db) => {
    await allowConnections(false);
    try {
      expect(await cutListeners(db)).toBe(2);
      await expect.poll(() => listeners(db)).toBe(0);
      await db.transaction().execute((trx) => savePostings(trx, [jobNamed('Falconer')]));
      expect(await found('falconer')).toEqual([0, 0]);
    } finally {
      await allowConnections(true);
    }
  });
  await expect.poll(() => found('falconer')).toEqual([1, 1]);
  await save(jobNamed('Glazier'));
  await expect.poll(() => found('glazier'), soon).toEqual([1, 1]);
});
