const DAY_MS = 24 * 60 * 60 * 1000;

/** For how many days a posting is called new: today and yesterday. */
const NEW_DAYS = 2;

/** Whole days since a job was posted (an ISO time), 0 for the last 24 hours and the future. */
export function daysSincePosted(postedAt: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(postedAt)) / DAY_MS));
}

/** Whether a posting is from the last days. */
export function isNewJob(postedAt: string, now: number): boolean {
  return daysSincePosted(postedAt, now) < NEW_DAYS;
}
