import { type Kysely, sql } from 'kysely';

/** Reports that were taken, by the key of their window, so that a repeated one is the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table help_report_key (
      key uuid primary key,
      received text not null,
      taken_at timestamptz not null
    )`.execute(db);
  await sql`create index help_report_key_age on help_report_key (taken_at)`.execute(db);
}
