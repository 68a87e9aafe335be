import { type Kysely, sql } from 'kysely';

/**
 * Which entry each key added, so that a repeated try adds nothing. No reference to the entry,
 * because a deleted one must be noticed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table added_entry (
      user_guid uuid not null references account on delete cascade,
      section text not null,
      key uuid not null,
      entry_id uuid not null,
      entry_version integer not null,
      content_hash text not null,
      added_at timestamptz not null,
      primary key (user_guid, section, key)
    )`.execute(db);
  await sql`create index added_entry_age on added_entry (added_at)`.execute(db);
}
