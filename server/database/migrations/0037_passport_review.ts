import { type Kysely, sql } from 'kysely';

/** Of which review day the candidate was told, so that each is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disclosure.passport add column review_told date`.execute(db);
}
