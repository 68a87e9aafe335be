import { sql } from 'kysely';

/**
 * SQL of how something that is shared ends: now, by somebody, or at the end that it had, when that
 * came before.
 */
export const endNow = <By extends string>(by: By, at: Date) => ({
  ended_at: sql<Date>`least(${at}::timestamptz, expires_at)`,
  ended_by: sql<By | 'time'>`case when expires_at <= ${at} then 'time' else ${by}::text end`,
});
