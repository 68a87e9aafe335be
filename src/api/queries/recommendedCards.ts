import type { components } from '#openapi/jobs.ts';
import { logFailure } from '#src/api/client/logFailure.ts';
import type { Job, JobSearch } from '#src/api/queries/jobs.ts';
import { jobsQuery } from '#src/api/client/operations.ts';
import { fetchUncached, type Read, fetchRecent, useRead } from '#src/api/client/read.ts';

type Counts = components['schemas']['RecommendedCounts'];

const NO_SEARCH: JobSearch = { words: '', place: '' };

const bodyOf = (
  userGuid: string,
  { words, place, filters }: JobSearch,
  ids: readonly string[],
) => ({
  searchText: words,
  locationText: place,
  userGuid,
  JobListString: ids.join(','),
  ...(filters === undefined ? {} : { filters }),
});

/** The cards of the jobs of a list of ids that a search finds and that are still open. */
export function cardsOf(userGuid: string, search: JobSearch, ids: readonly string[]): Read<Job[]> {
  const { sort } = search;
  return jobsQuery.queryOptions('post', '/JobFeedInsightsV2/GetJobsfromSearchRecommended', {
    body: { ...bodyOf(userGuid, search, ids), ...(sort === undefined ? {} : { sort }) },
  });
}

/** How many of them there are, and what each filter would leave. */
const countsOf = (userGuid: string, search: JobSearch, ids: readonly string[]): Read<Counts> =>
  jobsQuery.queryOptions('post', '/JobFeedInsightsV2/GetRecommendedJobCounts', {
    body: bodyOf(userGuid, search, ids),
  });

/**
 * What each filter would leave of a ranked list.
 * @param ranked undefined until the list is known
 */
export function useRecommendedCounts(
  userGuid: string,
  search: JobSearch,
  ranked: readonly string[] | undefined,
) {
  const enabled = ranked !== undefined && ranked.length > 0;
  return useRead(countsOf(userGuid, search, ranked ?? []), { enabled, retry: false });
}

/**
 * The ids of a kept list whose jobs are still open, in their order. Asks for a number first, which
 * is short, and for the cards only when one closed. A list that cannot be asked for is shown as it
 * was kept.
 */
export async function withoutClosed(
  userGuid: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  try {
    const { total } = await fetchRecent(countsOf(userGuid, NO_SEARCH, ids));
    if (total >= ids.length) return ids;
    const cards = await fetchUncached(cardsOf(userGuid, NO_SEARCH, ids));
    const open = new Set(cards.map((job) => job.sourceGUID));
    return ids.filter((id) => open.has(id));
  } catch (failure) {
    logFailure('A kept list was not compared with the jobs there are', failure);
    return ids;
  }
}
