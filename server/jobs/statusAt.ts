import { isPastLastDay } from '#domain/jobClosing.ts';
import type { JobStatus } from '#domain/jobTerms.ts';

/** What of a job says whether it is open. */
type StoredStatus = { readonly status: JobStatus; readonly closes_on: string | null };

/** The status of a job at a time: past its last day it is closed, whatever is stored. */
export function statusAt({ status, closes_on }: StoredStatus, now: Date): JobStatus {
  return status === 'published' && isPastLastDay(closes_on, now) ? 'closed' : status;
}

/** Whether people can still apply for a job. */
export const isOpen = (job: StoredStatus, now: Date): boolean => statusAt(job, now) === 'published';
