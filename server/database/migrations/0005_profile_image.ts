import { type Kysely, sql } from 'kysely';

/** A table for pictures; the old columns were never used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table person drop column profile_image, drop column mime`.execute(db);
}
