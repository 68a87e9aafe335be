import { earliestToday } from '#domain/jobClosing.ts';

/**
 * The day (YYYY-MM-DD) by which a feed is read: a job may be applied for until its last day is over
 * in Hawaii too, as in the server's own runs.
 * @param asked another day than today; empty or undefined for today
 */
export function importDay(asked: string | undefined, now: Date): string {
  return asked || earliestToday(now);
}

/** The real clock, unless another day than today was asked for. */
export function clockOf(day: string, clock: () => Date = () => new Date()): () => Date {
  return day === earliestToday(clock()) ? clock : () => new Date(`${day}T12:00:00Z`);
}
