import { useQuery } from '@tanstack/react-query';
import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import { JOB_CACHE_MS } from '#domain/limits.ts';
import type { components } from '#openapi/matching.ts';
import { matchingApi } from '#src/api/clients.ts';
import { call } from '#src/api/problem.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { useRead } from '#src/api/query/read.ts';
import { beginEdition, editionOf, useEdition } from '#src/api/queries/editions.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
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

/** What a ranking waits for: it is made from the insights, which are still on their way after a change of the profile. */
let following: Promise<unknown> = Promise.resolve();

async function changesFollowed(): Promise<void> {
  const last = following;
  await last;
  // Another change may have come meanwhile.
  if (following !== last) await changesFollowed();
}

/**
 * The ranked list: for 24 hours the one kept in this tab, then a new one (section 4, "Caches"). One that was asked for before a
 * change of the profile, or by somebody who has signed out since, is not kept.
 */
async function loadRecommendations(userGuid: string): Promise<readonly Recommendation[]> {
  await changesFollowed();
  const edition = editionOf('recommended');
  const kept = readKept(userGuid, 'recommendations');
  if (isKept(kept) && isCacheFresh(kept.expiry, Date.now())) return kept.recommendations;
  // Another deployment may leave the result out, which is no jobs (section 8).
  const { recommendations = [] } = await call(
    matchingApi.POST('/recommendations', { body: { user_id: userGuid } }),
  );
  if (editionOf('recommended') === edition && isSignedIn(userGuid))
    writeKept(userGuid, 'recommendations', { expiry: cacheExpiry(Date.now()), recommendations });
  return recommendations;
}

/**
 * Called when the profile has changed: the kept list speaks of an older one. The list on the screen stays; opened next, it is new.
 * @param until when the insights have followed, if they do: nobody asks for a ranking before
 */
export function forgetRecommendations(userGuid: string, until?: Promise<unknown>): void {
  writeKept(userGuid, 'recommendations', null);
  beginEdition('recommended');
  if (until !== undefined) following = Promise.allSettled([following, until]);
}

export function useRecommendations(userGuid: string) {
  return useQuery({
    queryKey: ['recommendations', userGuid, useEdition('recommended')],
    queryFn: () => loadRecommendations(userGuid),
    // As long as the tab keeps it: what is on the screen is not ranked again under the reader.
    staleTime: JOB_CACHE_MS,
  });
}

/** Whether the person answered the two questions about moving and the way of working, or they were assumed. */
export function usePreferencesAnswered(userGuid: string) {
  return useRead(userRecord(userGuid), {
    select: ({ PreferencesAnswered }) => PreferencesAnswered !== false,
    staleTime: 0,
    retry: false,
  });
}
