import { type Kysely, sql } from 'kysely';

/** Where each coach and candidate stand, and what the coach did: written once, never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const stages = sql`('gettingToKnow', 'preparing', 'searching', 'applying', 'interviewing', 'offer',
    'working', 'stable', 'paused', 'closed')`;
  await sql`
    create table caseload_case (
      match_guid uuid primary key references job_coach_match on delete cascade,
      candidate_guid uuid not null,
      stage text not null check (stage in ${stages}),
      stage_since timestamptz not null,
      next_step text check (char_length(next_step) <= 200),
      next_due date,
      paused_until date,
      outcome text check (char_length(outcome) <= 200),
      version integer not null default 1
    )`.execute(db);
  await sql`
    create table activity (
      guid uuid primary key default gen_random_uuid(),
      match_guid uuid not null references job_coach_match on delete cascade,
      candidate_guid uuid not null,
      coach_guid uuid not null,
      kind text not null,
      minutes integer check (minutes between 1 and 1440),
      what text not null check (char_length(what) <= 500),
      on_day date not null,
      created_at timestamptz not null,
      corrects uuid references activity on delete cascade,
      record_key text,
      correction_asked_at timestamptz,
      unique (match_guid, record_key)
    )`.execute(db);
  await sql`create index activity_corrects on activity (corrects)`.execute(db);
  await sql`create index activity_candidate on activity (candidate_guid, on_day desc)`.execute(db);
}
