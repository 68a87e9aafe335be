import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import { jobsApi, userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { allJobsKept } from '#src/api/queries/allJobsCache.ts';
import { useEdition } from '#src/api/queries/editions.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { savedJobsOf } from '#src/api/queries/savedJobs.ts';

/** The lists of section 2. */
export type JobListKind = 'all' | 'applied' | 'saved' | 'recommended' | 'remote';

/** What the list is narrowed to; empty texts do not narrow it. */
export interface JobSearch {
  readonly words: string;
  readonly place: string;
}

export interface JobPage {
  /** How many jobs the whole list has. */
  readonly total: number;
  readonly jobs: readonly Job[];
}

interface JobListOptions {
  kind: JobListKind;
  userGuid: string;
  search: JobSearch;
  /** For the recommended list: its jobs, best first; undefined while they are not known. */
  ranked?: readonly string[] | undefined;
}

/** The cards of a list, 25 a load. */
export function useJobList({ kind, userGuid, search, ranked }: JobListOptions) {
  const client = useQueryClient();
  const edition = useEdition(kind);
  return useInfiniteQuery({
    queryKey: ['jobList', kind, userGuid, edition, search, ranked ?? []],
    enabled: kind !== 'recommended' || ranked !== undefined,
    initialPageParam: 0,
    queryFn: ({ pageParam: offset }) =>
      kind === 'recommended'
        ? recommendedPage(client, { userGuid, search, ranked: ranked ?? [], offset })
        : pageOf(kind, userGuid, search, offset),
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.flatMap(({ jobs }) => jobs);
      const next = kind === 'saved' ? stillSaved(client, userGuid, shown) : loaded(pages);
      return loaded(pages) < total ? next : undefined;
    },
  });
}

const loaded = (pages: readonly JobPage[]): number =>
  pages.reduce((sum, { jobs }) => sum + jobs.length, 0);

/** A job that was taken out stays on screen, but the server's list is shorter by it. */
function stillSaved(client: QueryClient, userGuid: string, shown: readonly Job[]): number {
  const saved = client.getQueryData(savedJobsOf(userGuid).queryKey);
  return saved ? shown.filter(({ sourceGUID }) => saved.has(sourceGUID)).length : shown.length;
}

function pageOf(
  kind: Exclude<JobListKind, 'recommended'>,
  userGuid: string,
  { words: searchText, place: locationText }: JobSearch,
  offset: number,
): Promise<JobPage> {
  const body = { searchText, locationText, offset };
  const own = { body: { ...body, userGuid } };
  switch (kind) {
    case 'all':
      return allJobsKept(userGuid, body, () =>
        call(jobsApi.POST('/jobfeed/GetJobsfromSearchV2', { body })),
      );
    case 'remote':
      return call(jobsApi.POST('/JobFeedInsightsV2/GetJobsfromSearchRemote', { body }));
    case 'saved':
      return call(userApi.POST('/ProfileSavedJobsV2/GetJobsfromSearch', own));
    case 'applied':
      return call(userApi.POST('/JobApplicationsV2/GetJobsfromSearch', own));
  }
}

interface RecommendedPage {
  userGuid: string;
  search: JobSearch;
  ranked: readonly string[];
  offset: number;
}

/**
 * Without a search each load asks for its 25 ids alone. A search has to look through them all: it asks once, and the loads
 * are cut from its answer.
 */
async function recommendedPage(client: QueryClient, page: RecommendedPage): Promise<JobPage> {
  const { userGuid, search, ranked, offset } = page;
  const cards = (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : call(
          jobsApi.POST('/JobFeedInsightsV2/GetJobsfromSearchRecommended', {
            body: {
              searchText: search.words,
              locationText: search.place,
              userGuid,
              JobListString: ids.join(','),
            },
          }),
        );
  const end = offset + JOBS_PER_LOAD;
  if (search.words === '' && search.place === '')
    return { total: ranked.length, jobs: await cards(ranked.slice(offset, end)) };
  const found = await client.fetchQuery({
    queryKey: ['foundRecommended', userGuid, search, ranked],
    queryFn: () => cards(ranked),
  });
  return { total: found.length, jobs: found.slice(offset, end) };
}
