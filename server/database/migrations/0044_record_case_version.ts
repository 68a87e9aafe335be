import { type Kysely, sql } from 'kysely';

/**
 * A record knows the version of the case after it, so that what it says of what is next can be
 * changed when it is sent again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activity add column case_version integer`.execute(db);
}
