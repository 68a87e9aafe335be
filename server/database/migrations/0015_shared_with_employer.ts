import { type Kysely, sql } from 'kysely';

/** What a candidate chose to send beside an application, and a file that goes with a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table job_application
      add column sent_resume boolean not null default false,
      add column sent_phone boolean not null default false`.execute(db);
  await sql`
    alter table queued_mail
      add column attachment_name text,
      add column attachment bytea`.execute(db);
}
