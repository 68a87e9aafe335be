import { type Kysely, sql } from 'kysely';

/** What the work of an occupation is, and which of its titles people reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table occupation_title add column is_reported boolean not null default false`.execute(
    db,
  );
  await sql`
    create table occupation_text (
      code text primary key check (code ~ '^[0-9]{2}-[0-9]{4}$'),
      text text not null
    )`.execute(db);
}
