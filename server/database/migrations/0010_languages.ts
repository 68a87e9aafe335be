import { type Kysely, sql } from 'kysely';

/**
 * The language of an account's sign-up, the languages a person chose, and mails with the language
 * they are written in and their HTML. Mails that are there already are in English, as text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column language text`.execute(db);
  await sql`
    alter table display_profile
      add column language text,
      add column mail_language text`.execute(db);
  await sql`
    alter table queued_mail
      add column language text not null default 'en',
      add column html text`.execute(db);
  await sql`alter table mail add column language text not null default 'en'`.execute(db);
}
