import { type Kysely, sql } from 'kysely';

/** The window that saved a draft, so that another one does not replace it unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disclosure.draft add column writer text`.execute(db);
}
