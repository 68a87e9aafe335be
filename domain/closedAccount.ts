/** Days in which a closed account can be opened again. */
const CLOSED_KEPT_DAYS = 14;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When a closed account may be deleted: 14 days later, at the end of that day wherever on earth
 * its owner is, because the day is told without a time.
 */
export function deletionTime(closedAt: Date): Date {
  const endOfDay = Math.floor(closedAt.getTime() / DAY_MS + CLOSED_KEPT_DAYS + 1) * DAY_MS;
  // The last time zone is twelve hours behind UTC.
  return new Date(endOfDay + 12 * HOUR_MS);
}

/** The last day on which the account can be opened again, as YYYY-MM-DD. */
export function lastDayToReopen(deleteAfter: Date): string {
  return new Date(deleteAfter.getTime() - 12 * HOUR_MS - DAY_MS).toISOString().slice(0, 10);
}
