import { JOBS_PER_LOAD } from './limits.ts';

/** How many of `total` jobs are shown after `loads` presses of "Load more". */
export function shownJobs(total: number, loads: number): number {
  return Math.min(total, Math.max(1, loads) * JOBS_PER_LOAD);
}

/** Whether another page would show more jobs. */
export function hasMoreJobs(total: number, shown: number): boolean {
  return shown < total;
}
