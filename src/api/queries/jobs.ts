import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/clients.ts';
import { logFailure } from '#src/api/logFailure.ts';
import { call } from '#src/api/problem.ts';
import { jobsQuery } from '#src/api/query/operations.ts';

export type Job = components['schemas']['Job'];
/** A phrase of a posting that puts people with disabilities off. */
export type AbleistExtract = components['schemas']['AbleistExtract'];

/** One load of a list. */
export interface JobPage {
  /** How many jobs the whole list has. */
  readonly total: number;
  readonly jobs: readonly Job[];
}

/** One job with its whole description. */
export function useJob(id: string) {
  return jobsQuery.useQuery('get', '/JobFeed/{id}', { params: { path: { id } } });
}

/** The phrases of a posting that put people off, in the order they stand there. */
export function useAbleistExtracts(id: string) {
  const path = { params: { path: { id } } };
  return jobsQuery.useQuery('get', '/JobFeed/GetAbleistExtracts/{id}', path);
}

/**
 * Notes that the person looked at a job. Nothing depends on it for them, so a failure is only
 * logged.
 */
export async function recordJobView(profileId: string, jobSourceGUID: string): Promise<void> {
  try {
    await call(jobsApi.POST('/JobFeed/RecordJobViewV2', { body: { profileId, jobSourceGUID } }));
  } catch (failure) {
    logFailure('The view of a job was not recorded', failure);
  }
}
