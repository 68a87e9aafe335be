import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { JobTable } from '#server/database/tables/job.ts';

/** A posting to save or read. Its company, if it has one by id, exists already. */
export type Posting = Selectable<JobTable>;

/** Columns of a posting that did not come from a feed. */
export const notFromFeed = {
  feed_guid: null,
  feed_job_id: null,
  content_hash: null,
  match_hash: null,
  imported_at: null,
  closed_at: null,
} as const satisfies Partial<Posting>;

/** Postings in one statement: together about a megabyte. */
const batch = 500;

/** Everything but the id. */
const columns = [
  'title',
  'company',
  'company_guid',
  'city',
  'state_short',
  'zip',
  'lat',
  'lng',
  'location',
  'remote',
  'employment_types',
  'salary_min',
  'salary_max',
  'salary_unit',
  'salary_currency',
  'description',
  'soc_code',
  'skills',
  'accommodations',
  'contact_email',
  'posted_at',
  'closes_on',
  'apply_url',
  'status',
  'origin',
  'revision',
  'essential_duties',
  'other_duties',
  'accommodation_contact',
  'plain_text',
  'feed_guid',
  'feed_job_id',
  'content_hash',
  'match_hash',
  'imported_at',
  'closed_at',
] as const satisfies readonly Exclude<keyof JobTable, 'source_guid'>[];

/**
 * Saves new postings and new versions of old ones; unchanged ones are skipped. Needs a
 * transaction. Triggers note each change for every copy of the server (migration 0008).
 */
export async function savePostings(trx: Db, postings: readonly Posting[]): Promise<void> {
  // A statement must not contain the same posting twice: the last one counts.
  const rows = [...new Map(postings.map((posting) => [posting.source_guid, posting])).values()];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql.ref(`excluded.${column}`)));
  for (let at = 0; at < rows.length; at += batch)
    await sql`
      insert into job
      select * from jsonb_populate_recordset(null::job, ${JSON.stringify(rows.slice(at, at + batch))})
      on conflict (source_guid) do update set (${names}) = (${values})
      where (job.*) is distinct from (excluded.*)`.execute(trx);
}

/** Removes postings; missing ones are skipped. Needs a transaction. */
export async function removePostings(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('job').where('source_guid', 'in', ids).execute();
}
