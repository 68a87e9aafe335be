import { type Kysely, sql } from 'kysely';

/** Letters in which a candidate asks an employer for a change. Only their writer reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disclosure.letter (
      id uuid primary key default gen_random_uuid(),
      user_guid uuid not null references account on delete cascade,
      kind text not null check (kind in ('applying', 'working')),
      source_guid uuid,
      recipient text not null,
      parts jsonb not null,
      body text not null,
      updated_at timestamptz not null default now(),
      version integer not null default 1
    )`.execute(db);
  await sql`create index letter_of on disclosure.letter (user_guid)`.execute(db);
  await sql`create index letter_changed on disclosure.letter (updated_at)`.execute(db);
}
