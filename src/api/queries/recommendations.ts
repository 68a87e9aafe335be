import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { components as JobsComponents } from '#openapi/jobs.ts';
import type { components as MatchingComponents } from '#openapi/matching.ts';
import { jobsApi, matchingApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { readKept, writeKept } from '#src/session/storage.ts';

export type Recommendation = MatchingComponents['schemas']['Recommendation'];
export type Job = JobsComponents['schemas']['Job'];

interface KeptRecommendations {
  readonly expiry: number;
  readonly recommendations: readonly Recommendation[];
}

function isKept(value: unknown): value is KeptRecommendations {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiry' in value &&
    typeof value.expiry === 'number' &&
    'recommendations' in value &&
    Array.isArray(value.recommendations)
  );
}

/** The ranked list: for 24 hours the one kept in this tab, then a new one (section 4, "Caches"). */
async function loadRecommendations(userGuid: string): Promise<readonly Recommendation[]> {
  const kept = readKept(userGuid, 'recommendations');
  if (isKept(kept) && isCacheFresh(kept.expiry, Date.now())) return kept.recommendations;
  const { recommendations } = await call(
    matchingApi.POST('/recommendations', { body: { user_id: userGuid } }),
  );
  writeKept(userGuid, 'recommendations', { expiry: cacheExpiry(Date.now()), recommendations });
  return recommendations;
}

/** Called when the profile has changed: the kept list speaks of an older one. */
export function forgetRecommendations(userGuid: string): void {
  writeKept(userGuid, 'recommendations', null);
}

export function recommendationsKey(userGuid: string) {
  return ['recommendations', userGuid] as const;
}

export function useRecommendations(userGuid: string) {
  return useQuery({
    queryKey: recommendationsKey(userGuid),
    queryFn: () => loadRecommendations(userGuid),
    // The tab's own cache decides when to ask again.
    staleTime: 0,
  });
}

/** The cards of the ranked jobs, 25 a load, in their order. */
export function useRecommendedJobs(
  userGuid: string,
  ranked: readonly Recommendation[] | undefined,
) {
  const ids = ranked?.map((one) => one.sourceGUID) ?? [];
  return useInfiniteQuery({
    queryKey: ['recommendedJobs', userGuid, ids],
    enabled: ids.length > 0,
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      call(
        jobsApi.POST('/JobFeedInsightsV2/GetJobsfromSearchRecommended', {
          body: {
            searchText: '',
            locationText: '',
            userGuid,
            JobListString: ids.slice(pageParam, pageParam + JOBS_PER_LOAD).join(','),
          },
        }),
      ),
    getNextPageParam: (_last, _pages, offset) =>
      offset + JOBS_PER_LOAD < ids.length ? offset + JOBS_PER_LOAD : undefined,
  });
}

/** One job with its whole description. */
export function useJob(sourceGUID: string) {
  return useQuery({
    queryKey: ['job', sourceGUID],
    queryFn: () => call(jobsApi.GET('/JobFeed/{id}', { params: { path: { id: sourceGUID } } })),
  });
}
