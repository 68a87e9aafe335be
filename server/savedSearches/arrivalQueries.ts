import type { Db } from '#server/database/connect.ts';
import { sql } from 'kysely';

/** A job that came, and when. */
export interface Arrival {
  readonly id: string;
  readonly at: Date;
}

/** So many of the newest are looked at; more come only while a feed is read for the first time. */
const most = 50_000;

/**
 * The jobs that came after a time and not after another, newest first. One that was posted again
 * within 30 days, with the same title, company and place, did not come anew.
 */
export async function listArrivals(db: Db, after: Date, until: Date): Promise<readonly Arrival[]> {
  const rows = await db
    .selectFrom('job_arrival as one')
    .where('one.came_at', '>', after)
    .where('one.came_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_arrival as before')
            .select('before.source_guid')
            .whereRef('before.posting_hash', '=', 'one.posting_hash')
            .whereRef('before.came_at', '<', 'one.came_at')
            .where('before.came_at', '>=', sql<Date>`one.came_at - interval '30 days'`),
        ),
      ),
    )
    .select(['one.source_guid as id', 'one.came_at as at'])
    .orderBy('one.came_at', 'desc')
    .orderBy('one.source_guid')
    .limit(most)
    .execute();
  return rows;
}

/** Forgets jobs that are gone and could not be posted again any more. */
export async function deleteArrivalsBefore(db: Db, time: Date): Promise<void> {
  await db
    .deleteFrom('job_arrival')
    .where('came_at', '<', time)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job')
            .select('job.source_guid')
            .whereRef('job.source_guid', '=', 'job_arrival.source_guid'),
        ),
      ),
    )
    .execute();
}
