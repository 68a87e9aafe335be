import type { JobListKind } from '#src/api/queries/jobLists.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { readSearch, searchQuery } from '#src/pages/candidate/jobs/useJobSearch.ts';
import { paths } from '#src/paths.ts';

/** Where a job can be opened from. */
export type JobPlace = JobListKind | 'home' | 'invitations';

const { candidate } = paths;
const ADDRESSES: Readonly<Record<JobPlace, string>> = {
  all: candidate.allJobs,
  applied: candidate.appliedJobs,
  saved: candidate.savedJobs,
  recommended: candidate.recommendedJobs,
  remote: candidate.remoteJobs,
  home: candidate.home,
  invitations: candidate.invitations,
};

const isPlace = (value: string | null): value is JobPlace =>
  value !== null && Object.hasOwn(ADDRESSES, value);

const NO_SEARCH: JobSearch = { words: '', place: '' };

/**
 * The address of a job with the list it was opened from, so that the way back survives a reload.
 */
export function jobAddress(jobId: string, from: JobPlace, search = NO_SEARCH): string {
  const query = searchQuery(search);
  return `${candidate.jobDetails(jobId)}?from=${from}${query === '' ? '' : `&${query}`}`;
}

/**
 * The way back from a job: the list it was opened from, with its search; recommended jobs when
 * unknown.
 */
export function wayBack(query: URLSearchParams): { place: JobPlace; href: string } {
  const from = query.get('from');
  const place = isPlace(from) ? from : 'recommended';
  return { place, href: listAddress(place, readSearch(query)) };
}

/** The address of a list with a search. */
export function listAddress(place: JobPlace, search: JobSearch): string {
  const query = searchQuery(search);
  return `${ADDRESSES[place]}${query === '' ? '' : `?${query}`}`;
}
