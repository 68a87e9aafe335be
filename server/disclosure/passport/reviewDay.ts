import { listUntoldReviews, noteReviewTold } from '#server/disclosure/passport/queries.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import { dayWhere, timeZoneOf } from '#server/places/timeZone.ts';
import type { Services } from '#server/services.ts';

/** The earliest time zone is so far before UTC. */
const EARLIEST_MS = 14 * 60 * 60 * 1000;

/**
 * Tells candidates on the day that they chose that something they noted is due for review. Each
 * day is told of once, however often and on how many servers this runs.
 */
export async function tellReviews({
  database: { db },
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now();
  const latest = new Date(at.getTime() + EARLIEST_MS);
  for (const row of await listUntoldReviews(db, dayOf(latest))) {
    if (row.review_on > dayOf(dayWhere(timeZoneOf(row), at))) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await noteReviewTold(trx, row))) return;
      const { user_guid: userGuid } = row;
      await insertNotification(trx, {
        userGuid,
        kind: 'reviewDue',
        about: userGuid,
        values: { opens: 'passport' },
        at,
      });
    });
  }
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
