import { type Kysely, sql } from 'kysely';

/**
 * Searches that candidates keep, which jobs they were told of, and when each job came. Arrivals
 * are noted by triggers, so that no writer can forget to: when a posting is first published. They
 * stay apart from the job, whose import time moves with every change, and they stay when a job is
 * deleted: `posting_hash` tells that one came again under another id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      guid uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      name text not null,
      list text not null check (list in ('all', 'remote')),
      words text not null,
      place text not null,
      place_known boolean not null,
      filters jsonb not null,
      sort text not null,
      search_key text not null,
      frequency text not null check (frequency in ('never', 'daily', 'weekly')),
      created_at timestamptz not null,
      opened_at timestamptz not null,
      reviewed_at timestamptz not null,
      mails_since timestamptz not null,
      last_run_at timestamptz not null,
      last_sent_at timestamptz,
      asked_at timestamptz,
      paused_at timestamptz,
      paused_for text check (paused_for in ('place', 'unanswered')),
      stop_token_hash text not null unique,
      version integer not null default 1,
      unique (user_guid, search_key)
    )`.execute(db);
  await sql`
    create table alert_sent (
      user_guid uuid not null references account on delete cascade,
      source_guid uuid not null,
      search_guid uuid not null,
      at timestamptz not null,
      primary key (user_guid, source_guid)
    )`.execute(db);
  await sql`create index alert_sent_age on alert_sent (at)`.execute(db);
  await sql`alter table queued_mail add column stop_url text`.execute(db);

  await sql`
    create table job_arrival (
      source_guid uuid primary key,
      came_at timestamptz not null,
      posting_hash text not null
    )`.execute(db);
  await sql`create index job_arrival_time on job_arrival (came_at)`.execute(db);
  await sql`create index job_arrival_posting on job_arrival (posting_hash, came_at)`.execute(db);
  await sql`
    create function posting_hash(title text, company text, location text) returns text
    language sql immutable as $$
      select md5(lower(title) || chr(10) || lower(coalesce(company, '')) || chr(10) || lower(location))
    $$`.execute(db);
  await sql`
    create function note_job_arrival() returns trigger language plpgsql as $$
    begin
      insert into job_arrival (source_guid, came_at, posting_hash)
      select source_guid, coalesce(imported_at, posted_at, now()),
        posting_hash(title, company, location)
      from changed where status = 'published'
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger job_came after insert on job referencing new table as changed
    for each statement execute function note_job_arrival()`.execute(db);
  await sql`
    create trigger job_came_later after update on job referencing new table as changed
    for each statement execute function note_job_arrival()`.execute(db);
  await sql`
    insert into job_arrival (source_guid, came_at, posting_hash)
    select source_guid, coalesce(imported_at, posted_at, now()),
      posting_hash(title, company, location)
    from job where status = 'published'`.execute(db);
}
