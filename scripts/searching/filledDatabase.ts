import { randomUUID } from 'node:crypto';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { generatePostings } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { insertAccount } from '#server/identity/queries.ts';
import { openTokens } from '#server/identity/tokens.ts';

/** A migrated database with invented postings; `stop` removes it. */
export interface FilledDatabase {
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

const batch = 5_000;

/**
 * Fills a database, unless it has as many postings: DATABASE_URL can name the one of a run that
 * was cut off.
 * @param embedded the database in this process, otherwise PostgreSQL
 */
export async function fillDatabase(count: number, embedded: boolean): Promise<FilledDatabase> {
  const postgres = embedded ? null : await startPostgres();
  const database = await connectDatabase(
    postgres ? { kind: 'postgresql', url: postgres.url } : { kind: 'memory' },
  );
  await migrate(database.db);
  const { stored } = await database.db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow();
  // Two of a thousand invented postings may share an id.
  const missing = stored > count * 0.998 ? 0 : count;
  const postings = generatePostings({ now: new Date(), count: missing });
  for (let some = take(postings, batch); some.length > 0; some = take(postings, batch)) {
    const now = some;
    await database.db.transaction().execute((trx) => insertSampleJobs(trx, now));
  }
  // A real feed comes in over weeks, and its changes are swept.
  await database.pool.query('truncate job_change');
  await database.pool.query('analyze');
  return {
    database,
    stop: async () => {
      await database.close();
      await postgres?.stop();
    },
  };
}

function take<T>(from: Iterator<T>, count: number): T[] {
  const some: T[] = [];
  while (some.length < count) {
    const next = from.next();
    if (next.done) break;
    some.push(next.value);
  }
  return some;
}

/** Somebody who signed in. */
export interface SignedIn {
  readonly userGuid: string;
  readonly token: string;
}

/** A new account that signed in: 1 administrator, 2 candidate, 3 employer, 4 job coach. */
export async function signedInAs(database: Database, role: 1 | 2 | 3 | 4): Promise<SignedIn> {
  const now = () => new Date();
  const account = await insertAccount(database.db, {
    email: `bench-${randomUUID()}@example.com`,
    first_name: 'Robin',
    last_name: 'Sample',
    password_hash: null,
    role,
    company_guid: null,
    created_at: now(),
  });
  if (!account) throw new Error('The address is taken.');
  const { accessToken } = await (await openTokens({ database, now })).issue(account);
  return { userGuid: account.user_guid, token: accessToken };
}

/** A signed-in candidate who lives in Syracuse. */
export async function signedInCandidate(database: Database): Promise<SignedIn> {
  const candidate = await signedInAs(database, 2);
  await database.db
    .insertInto('user_profile')
    .values({ user_guid: candidate.userGuid, postal_code: '13202' })
    .execute();
  return candidate;
}
