import { useQuery } from '@tanstack/react-query';
import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import type { components } from '#openapi/matching.ts';
import { matchingApi, userApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { readKept, writeKept } from '#src/session/storage.ts';

export type Recommendation = components['schemas']['Recommendation'];

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
  // Another deployment may leave the result out, which is no jobs (section 8).
  const { recommendations = [] } = await call(
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

/** Whether the person answered the two questions about moving and the way of working, or they were assumed. */
export function usePreferencesAnswered(userGuid: string) {
  return useQuery({
    // Under the profile's key, so that a change of the profile asks again.
    queryKey: ['profile', userGuid, 'preferencesAnswered'],
    queryFn: async () => {
      const path = { params: { path: { id: userGuid } } };
      const user = await call(userApi.GET('/User/getByUserId/{id}', path));
      return user.PreferencesAnswered !== false;
    },
    staleTime: 0,
    retry: false,
  });
}
