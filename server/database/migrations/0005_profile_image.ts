import { type Kysely, sql } from 'kysely';

/** A picture has a table of its own; the columns that were kept for it never held anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person drop column profile_image, drop column mime`.execute(db);
}
