import { type Kysely, sql } from 'kysely';

/** Whether a person sees postings in plain words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table display_profile
      add column posting text not null default 'full' check (posting in ('full', 'plain'))`.execute(
    db,
  );
}
