import { type Kysely, sql } from 'kysely';

/**
 * When and where each sign-in was last used, what happened to whose account in which hour, and a
 * secret that outlives the signing keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_family
      add column last_used_at timestamptz,
      add column browser text,
      add column system text`.execute(db);
  await sql`update sign_in_family set last_used_at = created_at`.execute(db);
  await sql`alter table sign_in_family alter column last_used_at set not null`.execute(db);
  await sql`
    create table security_event (
      user_guid uuid references account on delete cascade,
      hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
      kind text not null
    )`.execute(db);
  // One row an hour, so that a flood of refusals fills no disk.
  await sql`
    create unique index security_event_once on security_event
      (coalesce(user_guid, '00000000-0000-0000-0000-000000000000'), kind, hour)`.execute(db);
  await sql`create index security_event_hour on security_event (hour)`.execute(db);
  await sql`create table shared_secret (name text primary key, secret text not null)`.execute(db);
}
