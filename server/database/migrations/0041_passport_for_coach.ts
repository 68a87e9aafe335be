import { type Kysely, sql } from 'kysely';

/** A consent holds words about items of the passport, copied when it was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table disclosure.coach_consent
      add column passport_items jsonb not null default '[]'`.execute(db);
}
