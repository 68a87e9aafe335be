import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { earliestToday } from '#domain/jobClosing.ts';
import type { JobStatus } from '#domain/jobTerms.ts';

/** A posting of a feed that is stored. */
export interface StoredPosting {
  readonly source_guid: string;
  readonly feed_job_id: string | null;
  readonly content_hash: string | null;
  readonly match_hash: string | null;
  readonly status: JobStatus;
  readonly revision: number;
  /** The run that saw it last. */
  readonly run: number;
}

const selectStored = (db: Db, feed: string) =>
  db
    .selectFrom('job')
    .leftJoin('job_sighting', 'job_sighting.source_guid', 'job.source_guid')
    .where('job.feed_guid', '=', feed)
    .select([
      'job.source_guid',
      'feed_job_id',
      'content_hash',
      'match_hash',
      'status',
      'revision',
      sql<number>`coalesce(job_sighting.run, 0)`.as('run'),
    ]);

/** The postings of a feed that have these ids of the feed, in no order. */
export async function listKnown(
  db: Db,
  feed: string,
  ids: readonly string[],
): Promise<StoredPosting[]> {
  if (ids.length === 0) return [];
  return selectStored(db, feed).where('feed_job_id', 'in', ids).execute();
}

/** The postings of a feed that say the same as these; open ones and newer ones come first. */
export async function listSame(
  db: Db,
  feed: string,
  hashes: readonly string[],
): Promise<StoredPosting[]> {
  if (hashes.length === 0) return [];
  return selectStored(db, feed)
    .where('match_hash', 'in', hashes)
    .orderBy(sql`status = 'published'`, 'desc')
    .orderBy('imported_at', 'desc')
    .execute();
}

/** Notes that a run saw these postings. Needs a transaction. */
export async function noteSightings(
  trx: Db,
  { feed, run }: { readonly feed: string; readonly run: number },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into job_sighting (source_guid, feed_guid, run)
    select distinct id, ${feed}::uuid, ${run}::integer from unnest(${ids}::uuid[]) as id
    on conflict (source_guid) do update set run = excluded.run`.execute(trx);
}

/** Opens postings again that say the same as before. */
export async function reopen(trx: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('job')
    .set({ status: 'published', closed_at: null, imported_at: now })
    .where('source_guid', 'in', ids)
    .execute();
}

/** Closes what a feed itself says is over, unless this run has seen it open. @returns how many */
export async function closeEnded(
  trx: Db,
  { feed, run }: { readonly feed: string; readonly run: number },
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql`
    update job set status = 'closed', closed_at = ${now}
    where feed_guid = ${feed}::uuid and feed_job_id = any(${ids}::text[]) and status = 'published'
      and not exists (
        select from job_sighting s where s.source_guid = job.source_guid and s.run = ${run}
      )
    returning 1`.execute(trx);
  return rows.length;
}

/** How many postings of a feed are open, and how many of them a run has not seen. */
export async function countMissing(
  db: Db,
  { feed, run }: { readonly feed: string; readonly run: number },
): Promise<{ readonly open: number; readonly missing: number }> {
  const { rows } = await sql<{ open: number; missing: number }>`
    select count(*)::int as open, (count(*) filter (where coalesce(s.run, 0) < ${run}))::int as missing
    from job left join job_sighting s using (source_guid)
    where job.feed_guid = ${feed}::uuid and status = 'published'`.execute(db);
  return rows[0] ?? { open: 0, missing: 0 };
}

/** Closes the open postings of a feed that no run since `run` has seen. @returns how many */
export async function closeUnseen(
  trx: Db,
  { feed, run }: { readonly feed: string; readonly run: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update job set status = 'closed', closed_at = ${now}
    where feed_guid = ${feed}::uuid and status = 'published'
      and not exists (
        select from job_sighting s where s.source_guid = job.source_guid and s.run >= ${run}
      )
    returning 1`.execute(trx);
  return rows.length;
}

/**
 * The ids of these companies, by a name that they have or had; of a company that was merged into
 * another it is that one's. New ones are added, and one that only a sign-up named is listed now.
 * Needs a transaction.
 */
export async function ensureCompanies(
  trx: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  // A feed goes on with the name that a company had before it was renamed here.
  const renamed = await trx
    .selectFrom('company_name')
    .where(
      'name_key',
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .selectAll()
    .execute();
  const byKey = new Map(renamed.map(({ name_key, company_guid }) => [name_key, company_guid]));
  const unknown = names.filter((name) => !byKey.has(name.toLowerCase()));
  const before = names.flatMap((name): [string, string][] => {
    const guid = byKey.get(name.toLowerCase());
    return guid ? [[name, guid]] : [];
  });
  if (unknown.length === 0) return new Map(before);
  // In order, so that two imports at once wait for each other instead of both failing.
  const rows = [...new Set(unknown)]
    .toSorted()
    .map((name) => ({ company_guid: randomUUID(), name }));
  await sql`
    insert into company (company_guid, name)
    select company_guid, name from jsonb_populate_recordset(null::company, ${JSON.stringify(rows)})
    on conflict (name) do update set listed = true where not company.listed`.execute(trx);
  const found = await trx
    .selectFrom('company')
    .where('name', 'in', unknown)
    .select(['name', ({ fn }) => fn.coalesce('merged_into', 'company_guid').as('company_guid')])
    .execute();
  return new Map([
    ...before,
    ...found.map(({ name, company_guid }) => [name, company_guid] as const),
  ]);
}

/** The name of the sample feed among the data that is loaded once. */
export const sampleJobs = 'sample-jobs';

/**
 * Closes the sample postings and says that they were loaded, so that no later start brings them.
 * Needs the transaction that opens a real posting.
 */
export async function putSamplesAside(trx: Db, now: Date): Promise<void> {
  await trx
    .insertInto('seed_run')
    .values({ name: sampleJobs, ran_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('job')
    .set({ status: 'closed', closed_at: now })
    .where('origin', '=', 'sample')
    .where('status', '=', 'published')
    .execute();
}

/** Closes the jobs whose last day is over everywhere in the country. */
export async function closePastJobs(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('job')
    .set({ status: 'closed', closed_at: now })
    .where('status', '=', 'published')
    .where('closes_on', '<', earliestToday(now))
    .execute();
}

/** Closes every open posting of a feed. @returns how many */
export async function closeAllOf(trx: Db, feed: string, now: Date): Promise<number> {
  const closed = await trx
    .updateTable('job')
    .set({ status: 'closed', closed_at: now })
    .where('feed_guid', '=', feed)
    .where('status', '=', 'published')
    .returning('source_guid')
    .execute();
  return closed.length;
}
