import type { JobSort } from '#domain/jobFilters.ts';
import type { Widening } from '#domain/widening.ts';
import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/client/clients.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import { call } from '#src/api/client/problem.ts';
import { jobsQuery } from '#src/api/client/operations.ts';

export type Job = components['schemas']['Job'];
/** A phrase of a posting that shuts out people with disabilities. */
export type AbleistExtract = components['schemas']['AbleistExtract'];

/** What narrows a list beside words and place. */
export type JobFilters = components['schemas']['JobFilters'];

export type JobFilterCounts = components['schemas']['JobFilterCounts'];

/** What a list is narrowed and ordered by; empty texts narrow nothing. */
export interface JobSearch {
  readonly words: string;
  readonly place: string;
  /** The recommended list only: how far it goes beyond the person's answers. */
  readonly widen?: Widening | undefined;
  /** Left out when none is in use. */
  readonly filters?: JobFilters | undefined;
  /** Left out for the order of the list itself, the best first. */
  readonly sort?: JobSort | undefined;
}

/** One page of a list. */
export interface JobPage {
  /** The number of jobs in the whole list. */
  readonly total: number;
  readonly jobs: readonly Job[];
  /** Beside an empty list: the search that was probably meant. */
  readonly meant?: components['schemas']['JobPage']['meant'];
  /** Beside the first load at a place whose name several towns have. */
  readonly takenPlace?: components['schemas']['JobPage']['takenPlace'];
  /** Beside the first load: the related work at the end of the list. */
  readonly related?: components['schemas']['JobPage']['related'];
  /** What was typed holds nothing that can be searched. */
  readonly nothingSought?: true | undefined;
  /** How many jobs each filter would leave; with the first load of a list that has filters. */
  readonly counts?: JobFilterCounts | undefined;
  /** Beginnings of words that were looked for, as the counts. */
  readonly foundWords?: readonly string[] | undefined;
}

/** One job with its full description. */
export function useJob(id: string) {
  return jobsQuery.useQuery('get', '/JobFeed/{id}', { params: { path: { id } } });
}

/** The ableist phrases of a posting, in text order. */
export function useAbleistExtracts(id: string) {
  const path = { params: { path: { id } } };
  return jobsQuery.useQuery('get', '/JobFeed/GetAbleistExtracts/{id}', path);
}

export type PlainPosting = components['schemas']['PlainPosting'];

/** A posting in plainer words, asked for once, when somebody wants it. */
export function usePlainPosting(id: string, isWanted: boolean) {
  return jobsQuery.useQuery(
    'get',
    '/JobFeed/GetPlainPosting/{id}',
    { params: { path: { id } } },
    { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY },
  );
}

/**
 * Records that the person opened a job. Nothing they do depends on it, so a failure is only
 * logged.
 */
export async function recordJobView(profileId: string, jobId: string): Promise<void> {
  try {
    const body = { profileId, jobSourceGUID: jobId };
    await call(jobsApi.POST('/JobFeed/RecordJobViewV2', { body }));
  } catch (failure) {
    logFailure('The view of a job was not recorded', failure);
  }
}
