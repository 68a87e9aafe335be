import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import { JOB_CACHE_MS } from '#domain/limits.ts';
import type { components } from '#openapi/matching.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { matchingQuery } from '#src/api/query/operations.ts';
import { ask, useRead, via } from '#src/api/query/read.ts';
import { inFlightSettled, trackInFlight } from '#src/session/inFlight.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
import { listVersion, nextListVersion, useListVersion } from '#src/session/listVersion.ts';
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

/**
 * A ranking is made from the insights, which are still on their way after a change of the
 * profile.
 */
const insightsOf = (userGuid: string) => `${userGuid} insights`;

const ranking = (userGuid: string) =>
  matchingQuery.queryOptions('post', '/recommendations', { body: { user_id: userGuid } });

/**
 * The ranked list: for 24 hours the one kept in this tab, then a new one (section 4, "Caches").
 * One that was asked for before a change of the profile, or by somebody who has signed out since,
 * is not kept.
 */
async function loadRecommendations(userGuid: string): Promise<readonly Recommendation[]> {
  await inFlightSettled(insightsOf(userGuid));
  const version = listVersion('recommended');
  const kept = readKept(userGuid, 'recommendations');
  if (isKept(kept) && isCacheFresh(kept.expiry, Date.now())) return kept.recommendations;
  // Another deployment may leave the result out, which is no jobs (section 8).
  const { recommendations = [] } = await ask(ranking(userGuid));
  if (listVersion('recommended') === version && isSignedIn(userGuid))
    writeKept(userGuid, 'recommendations', { expiry: cacheExpiry(Date.now()), recommendations });
  return recommendations;
}

/**
 * Called when the profile has changed: the kept list speaks of an older one. The list on the
 * screen stays; opened next, it is new.
 * @param until when the insights have followed, if they do: nobody asks for a ranking before
 */
export function forgetRecommendations(userGuid: string, until?: Promise<unknown>): void {
  writeKept(userGuid, 'recommendations', null);
  nextListVersion('recommended');
  if (until !== undefined) trackInFlight(insightsOf(userGuid), until);
}

export function useRecommendations(userGuid: string) {
  const version = useListVersion('recommended');
  const load = () => loadRecommendations(userGuid);
  // As long as the tab keeps it: what is on the screen is not ranked again under the reader.
  return useRead(via(ranking(userGuid), version, load), { staleTime: JOB_CACHE_MS });
}

/**
 * Whether the person answered the two questions about moving and the way of working, or they were
 * assumed.
 */
export function usePreferencesAnswered(userGuid: string) {
  return useRead(userRecord(userGuid), {
    select: ({ PreferencesAnswered }) => PreferencesAnswered !== false,
    staleTime: 0,
    retry: false,
  });
}
