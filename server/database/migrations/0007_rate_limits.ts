import { type Kysely, sql } from 'kysely';

/**
 * Counts of rate limits, as rate-limiter-flexible writes them: the columns in this order.
 * Unlogged, because a count is not worth a write to disk: after a crash of the database all begin
 * at zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}
