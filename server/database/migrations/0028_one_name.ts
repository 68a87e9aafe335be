import { type Kysely, sql } from 'kysely';

/** Who has one name says so: the last name is empty then, and nobody asks for it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column has_one_name boolean not null default false`.execute(db);
}
