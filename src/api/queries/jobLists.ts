import { JOBS_PER_LOAD } from '#domain/limits.ts';
import { allJobsKept } from '#src/api/queries/allJobsCache.ts';
import type { Job, JobPage, JobSearch } from '#src/api/queries/jobs.ts';
import { cardsOf } from '#src/api/queries/recommendedCards.ts';
import { savedJobsNow } from '#src/api/queries/savedJobs.ts';
import { jobsQuery, userQuery } from '#src/api/client/operations.ts';
import { fetchUncached, type Read, fetchRecent } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { useListVersion } from '#src/tab/listVersion.ts';

/** The job lists of section 2. */
export type JobListKind = 'all' | 'applied' | 'saved' | 'recommended' | 'remote';

interface JobListOptions {
  kind: JobListKind;
  userGuid: string;
  search: JobSearch;
  /** The recommended job ids, best first; undefined until they are known. */
  ranked?: readonly string[] | undefined;
  /** All and remote jobs only: the jobs that come first, when the best do. At most 200. */
  first?: readonly string[] | undefined;
}

/** The cards of a list, 25 a page. */
export function useJobList(list: JobListOptions) {
  const { kind, userGuid, ranked } = list;
  return useLoads({
    read:
      kind === 'recommended' ? cardsOf(userGuid, list.search, ranked ?? []) : pageOf(kind, list, 0),
    version: useListVersion(kind),
    isEnabled: kind !== 'recommended' || ranked !== undefined,
    load: (offset) => loadPage(list, offset),
    next: (pages) => {
      const shown = pages.flatMap(({ jobs }) => jobs);
      const total = pages.at(-1)?.total ?? 0;
      return shown.length >= total ? undefined : shown.length;
    },
    left: (pages) =>
      kind === 'saved'
        ? countUnsaved(
            userGuid,
            pages.flatMap(({ jobs }) => jobs),
          )
        : 0,
  });
}

/** How many of the shown jobs are saved no more. A job that was just unsaved stays on screen. */
function countUnsaved(userGuid: string, shown: readonly Job[]): number {
  const saved = savedJobsNow(userGuid);
  return saved ? shown.filter((job) => !saved.has(job.sourceGUID)).length : 0;
}

function loadPage(list: JobListOptions, offset: number): Promise<JobPage> {
  const { kind, userGuid, search } = list;
  if (kind === 'recommended') return recommendedPage(list, offset);
  const load = () => fetchUncached(pageOf(kind, list, offset));
  if (kind !== 'all') return load();
  return isWhole(search) ? allJobsKept(userGuid, offset, load) : load();
}

/** Whether nothing narrows or orders a list. Only such a list is kept for the day. */
function isWhole({ words, place, filters, sort }: JobSearch): boolean {
  return words === '' && place === '' && filters === undefined && sort === undefined;
}

/** Loads one page of a list that the server orders. */
function pageOf(
  kind: Exclude<JobListKind, 'recommended'>,
  { userGuid, search, first = [] }: JobListOptions,
  offset: number,
): Read<JobPage> {
  const texts = { searchText: search.words, locationText: search.place, offset };
  const own = { body: { ...texts, userGuid } };
  // What each filter would leave is the same for every load of a list.
  const counted = offset === 0 ? ({ withCounts: true } as const) : {};
  const before = first.length === 0 ? {} : { recommendationIds: [...first] };
  const body = { ...texts, ...narrowed(search), ...counted, ...before };
  switch (kind) {
    case 'all':
      return jobsQuery.queryOptions('post', '/jobfeed/GetJobsfromSearchV2', { body });
    case 'remote':
      return jobsQuery.queryOptions('post', '/JobFeedInsightsV2/GetJobsfromSearchRemote', { body });
    case 'saved':
      return userQuery.queryOptions('post', '/ProfileSavedJobsV2/GetJobsfromSearch', own);
    case 'applied':
      return userQuery.queryOptions('post', '/JobApplicationsV2/GetJobsfromSearch', own);
  }
}

/** The filters and the order of a search, as far as it has them. */
const narrowed = ({ filters, sort }: JobSearch) => ({
  ...(filters === undefined ? {} : { filters }),
  ...(sort === undefined ? {} : { sort }),
});

/**
 * Without a search, each page asks only for its 25 ids. A search must look through all of them,
 * so it asks once and cuts the pages from the answer.
 */
async function recommendedPage(list: JobListOptions, offset: number): Promise<JobPage> {
  const { userGuid, search, ranked = [] } = list;
  if (ranked.length === 0) return { total: 0, jobs: [] };
  const end = offset + JOBS_PER_LOAD;
  if (isWhole(search))
    return {
      total: ranked.length,
      jobs: await fetchUncached(cardsOf(userGuid, search, ranked.slice(offset, end))),
    };
  const found = await fetchRecent(cardsOf(userGuid, search, ranked));
  return { total: found.length, jobs: found.slice(offset, end) };
}
