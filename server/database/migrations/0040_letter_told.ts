import { type Kysely, sql } from 'kysely';

/** Of which last change of a letter its writer was told that it will be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disclosure.letter add column told_of timestamptz`.execute(db);
}
