import { type Kysely, sql } from 'kysely';

/** Titles of occupations that somebody imported, beside those of our own table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table occupation_title (
      code text not null check (code ~ '^[0-9]{2}-[0-9]{4}$'),
      title text not null,
      trust real not null default 1 check (trust between 0 and 1),
      is_name boolean not null default false,
      primary key (code, title)
    )`.execute(db);
}
