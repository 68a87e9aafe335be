const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many days after another; before it when negative. */
export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** The day of the calendar in UTC, as "2026-05-03". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * A moment in the working hours of America, at least one day ago. Neighbouring days differ in the
 * time, so that nothing looks as if a machine had done it.
 */
export function workTime(now: Date, daysAgo: number): Date {
  const at = daysFrom(now, -daysAgo);
  at.setUTCHours(15 + (daysAgo % 6), (daysAgo * 13) % 60, 0, 0);
  return at;
}

/** The last second, in New York, of the day that comes so many days after another. */
export function endOfDay(now: Date, days: number): Date {
  const at = daysFrom(now, days + 1);
  at.setUTCHours(4, 59, 59, 0);
  return at;
}
