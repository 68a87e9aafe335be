import { type Kysely, sql } from 'kysely';

/**
 * The feeds that postings come from, and which run last saw a posting. `runs` counts every start,
 * `complete_run` is the last one that read its feed to the end: what it saw is kept open. A run
 * holds its feed by `run_guid` until `run_until`, which it moves on while it lives, so a run that
 * was killed gives the feed back by itself. Sightings stand apart from the job, because most
 * postings of a run are as they were, and a change of the job is told to every copy.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_feed (
      feed_guid uuid primary key,
      identity text not null unique,
      name text not null,
      format text not null,
      url text,
      company text,
      state text not null check (state in ('active', 'paused', 'by-hand', 'removed')),
      added_at timestamptz not null,
      next_run_at timestamptz,
      last_run_at timestamptz,
      run_guid uuid,
      run_until timestamptz,
      runs integer not null default 0,
      complete_run integer not null default 0,
      empty_since timestamptz,
      etag text,
      last_modified text,
      failures integer not null default 0,
      last_result jsonb
    )`.execute(db);
  await sql`create index job_feed_due on job_feed (next_run_at) where state = 'active'`.execute(db);
  await sql`
    alter table job
      add column feed_guid uuid references job_feed,
      add column feed_job_id text,
      add column content_hash text,
      add column match_hash text,
      add column imported_at timestamptz,
      add column closed_at timestamptz,
      add constraint job_of_feed unique (feed_guid, feed_job_id)`.execute(db);
  await sql`
    create index job_same_text on job (feed_guid, match_hash)
    where feed_guid is not null`.execute(db);
  await sql`
    create table job_sighting (
      source_guid uuid primary key,
      feed_guid uuid not null references job_feed,
      run integer not null
    )`.execute(db);
}
