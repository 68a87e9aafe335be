import { type Kysely, sql } from 'kysely';

/** What candidates say against the reasons of recommended jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reason_feedback (
      user_guid uuid not null references account on delete cascade,
      source_guid uuid not null,
      code text not null,
      effect text not null check (effect in ('positive', 'gap')),
      answer text not null check (answer in ('have', 'unimportant', 'posting')),
      at timestamptz not null,
      primary key (user_guid, source_guid, code, effect)
    )`.execute(db);
  await sql`create index reason_feedback_at on reason_feedback (at)`.execute(db);
}
