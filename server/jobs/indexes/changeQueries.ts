import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';

/** The channel of migration 0008: a posting changed. */
export const jobChangeChannel = 'job_change';

/**
 * How long a change is kept for a copy that cannot be reached; a later one reads all jobs.
 */
const keptDays = 2;

/**
 * How far a copy has read: PostgreSQL's list of the transactions it has seen (pg_snapshot, as
 * text). A transaction with a smaller number that commits later is not on it, so its change is
 * read next time.
 */
export type ChangePosition = string;

/** The current position; `changesSince` finds what commits later. */
export async function changePosition(db: Db): Promise<ChangePosition> {
  const query = sql<{ position: string }>`select pg_current_snapshot()::text as position`;
  const [row] = (await query.execute(db)).rows;
  return row?.position ?? '';
}

/**
 * The postings changed or removed by transactions that committed since a position, each once;
 * 'any' when that is no longer known, because changes were swept or the database was set back.
 */
export async function changesSince(
  db: Db,
  position: ChangePosition,
): Promise<{ readonly position: ChangePosition; readonly ids: readonly string[] | 'any' }> {
  // One statement, so that the new position and the changes are of the same time.
  const query = sql<{ position: string; ids: string[]; any: boolean }>`
    select pg_current_snapshot()::text as position,
      coalesce(array_agg(distinct source_guid) filter (where source_guid is not null), '{}') as ids,
      coalesce(bool_or(source_guid is null), false)
        or pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${position}::pg_snapshot)
        as "any"
    from job_change
    where xid >= pg_snapshot_xmin(${position}::pg_snapshot)
      and (source_guid is null or not pg_visible_in_snapshot(xid, ${position}::pg_snapshot))`;
  const [row] = (await query.execute(db)).rows;
  if (!row) return { position, ids: [] };
  return { position: row.position, ids: row.any ? 'any' : row.ids };
}

/**
 * Deletes changes older than two days. One change that says "any posting may have changed"
 * replaces them, with the last of their transactions: a copy that had not seen it reads all
 * jobs.
 */
export async function sweepJobChanges(db: Db): Promise<void> {
  await sql`
    with swept as (
      delete from job_change
      where changed_at < now() - make_interval(days => ${keptDays})
      returning xid, changed_at
    )
    insert into job_change (xid, changed_at)
    select xid, changed_at from swept order by xid desc limit 1`.execute(db);
}
