import { takeEndingLetters } from '#server/disclosure/letters/queries.ts';
import { insertNotification } from '#server/notifications/queries.ts';
import { dayWhere, timeZoneOf } from '#server/places/timeZone.ts';
import type { Services } from '#server/services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Request letters, after their last change. */
export const LETTERS_KEPT_MS = 365.25 * dayMs;
const TOLD_BEFORE_MS = 30 * dayMs;

/**
 * Tells candidates 30 days before what they wrote is deleted. It names no letter: somebody else
 * may look at the list of notices with them.
 */
export async function tellEndingLetters({
  database: { db },
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - LETTERS_KEPT_MS + TOLD_BEFORE_MS);
  await db.transaction().execute(async (trx) => {
    for (const row of await takeEndingLetters(trx, before)) {
      const end = new Date(row.updated_at.getTime() + LETTERS_KEPT_MS);
      await insertNotification(trx, {
        userGuid: row.user_guid,
        kind: 'letterEnds',
        about: row.user_guid,
        values: { opens: 'letters', until: dayWhere(timeZoneOf(row), end).toISOString() },
        at,
      });
    }
  });
}
