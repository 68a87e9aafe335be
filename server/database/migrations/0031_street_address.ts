import { type Kysely, sql } from 'kysely';

/** The street that a resume says, so that the person finds it in the profile and can change it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_profile add column address1 text, add column address2 text`.execute(
    db,
  );
}
