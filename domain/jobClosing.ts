/** Hours from midnight UTC until a day is over in Hawaii too, the last of the states. */
const HOURS_TO_HAWAII = 10;
const HOUR_MS = 60 * 60 * 1000;

/** The day (YYYY-MM-DD) that it is at `now` in Hawaii, where days begin last. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - HOURS_TO_HAWAII * HOUR_MS).toISOString().slice(0, 10);
}

/**
 * Whether the last day to apply (YYYY-MM-DD) is over. It lasts until midnight in Hawaii, because a
 * posting does not say where its day ends, and nobody may be told too early that it is too late.
 */
export function isPastLastDay(closesOn: string | null, now: Date): boolean {
  return closesOn !== null && closesOn < earliestToday(now);
}

/** Whether an application can be sent now: the job is neither closed nor paused for a while. */
export function takesApplications(
  job: { status: string; closesOn: string | null },
  now: Date,
): boolean {
  return job.status !== 'paused' && !isClosedJob(job, now);
}

/**
 * Whether a job takes no more applications: it is closed, or its last day is over since it was
 * read.
 */
export function isClosedJob(
  { status, closesOn }: { status: string; closesOn: string | null },
  now: Date,
): boolean {
  return status === 'closed' || isPastLastDay(closesOn, now);
}
