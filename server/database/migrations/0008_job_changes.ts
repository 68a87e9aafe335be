import { type Kysely, sql } from 'kysely';

/**
 * Which postings changed, for the copies of the server that hold the feed in memory. Triggers
 * write it, so no writer can forget to. `xid` is the transaction that made the change: readers ask
 * what became visible since they last looked, and a change that commits late is not passed over as
 * it would be with a counter alone. Without source_guid any posting may have changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_change (
      seq bigint generated always as identity primary key,
      source_guid uuid,
      xid xid8 not null default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index job_change_xid on job_change (xid)`.execute(db);
  await sql`create index job_change_age on job_change (changed_at)`.execute(db);
  await sql`
    create function note_job_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        insert into job_change default values;
      else
        insert into job_change (source_guid) select source_guid from changed;
      end if;
      if found then perform pg_notify('job_change', ''); end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger job_inserted after insert on job referencing new table as changed
    for each statement execute function note_job_change()`.execute(db);
  await sql`
    create trigger job_updated after update on job referencing new table as changed
    for each statement execute function note_job_change()`.execute(db);
  await sql`
    create trigger job_deleted after delete on job referencing old table as changed
    for each statement execute function note_job_change()`.execute(db);
  await sql`
    create trigger job_truncated after truncate on job
    for each statement execute function note_job_change()`.execute(db);
}
