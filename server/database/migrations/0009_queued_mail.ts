import { type Kysely, sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import { workSchema } from '#server/database/workSchema.ts';

/** Mails that wait to be sent, and the tables of pg-boss, which says when each is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table queued_mail (
      id uuid primary key default gen_random_uuid(),
      to_address text not null,
      subject text not null,
      body text not null,
      reply_to text,
      queued_at timestamptz not null default now()
    )`.execute(db);
  // A migration is a transaction already; pg-boss brings its own around the statements.
  const [, statements] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans(workSchema)) ?? [];
  if (!statements) throw new Error('The tables of pg-boss come in another shape than expected.');
  await sql.raw(statements).execute(db);
}
