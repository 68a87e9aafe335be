import { cacheExpiry, isCacheFresh } from '#domain/jobCache.ts';
import { JOB_CACHE_MS } from '#domain/limits.ts';
import { isWidened, NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { components } from '#openapi/matching.ts';
import { withoutClosed } from '#src/api/queries/recommendedCards.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { matchingQuery } from '#src/api/client/operations.ts';
import { fetchUncached, useRead, withLoader } from '#src/api/client/read.ts';
import { inFlightSettled, trackInFlight } from '#src/tab/inFlight.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';
import { listVersion, nextListVersion, useListVersion } from '#src/tab/listVersion.ts';
import { useVisitStart } from '#src/tab/visit.ts';
import { readKept, writeKept } from '#src/tab/storage.ts';

export type Recommendation = components['schemas']['Recommendation'];
export type WiderList = components['schemas']['WiderList'];

/** A ranked list, and what would make it longer when it is short. */
export interface Ranking {
  readonly recommendations: readonly Recommendation[];
  readonly widenings: readonly WiderList[];
}

interface KeptRecommendations extends Ranking {
  readonly expiry: number;
}

function isKept(value: unknown): value is KeptRecommendations {
  return (
    typeof value === 'object' &&
    value !== null &&
    'expiry' in value &&
    typeof value.expiry === 'number' &&
    'recommendations' in value &&
    Array.isArray(value.recommendations) &&
    'widenings' in value &&
    Array.isArray(value.widenings)
  );
}

/** Names the update of the insights, which a ranking uses and so waits for. */
export const nameOfInsights = (userGuid: string) => `${userGuid} insights`;

const ranking = (userGuid: string, widen: Widening) =>
  matchingQuery.queryOptions('post', '/recommendations', {
    body: { user_id: userGuid, ...(isWidened(widen) ? { widen } : {}) },
  });

/** Another server may leave out a field, which means none (section 8). */
async function askRanking(userGuid: string, widen: Widening): Promise<Ranking> {
  const { recommendations = [], widenings = [] } = await fetchUncached(ranking(userGuid, widen));
  return { recommendations, widenings };
}

/**
 * Loads the ranked list. Uses the copy in this tab for 24 hours, then asks again (section 4,
 * "Caches"). The answer is not stored if the profile changed or the person signed out during
 * the call. A wider list is not kept: it is looked at once.
 */
async function loadRecommendations(userGuid: string, widen: Widening): Promise<Ranking> {
  await inFlightSettled(nameOfInsights(userGuid));
  if (isWidened(widen)) return askRanking(userGuid, widen);
  const version = listVersion('recommended');
  const kept = readKept(userGuid, 'recommendations');
  if (isKept(kept) && isCacheFresh(kept.expiry, Date.now())) return openOnes(userGuid, kept);
  const found = await askRanking(userGuid, widen);
  if (listVersion('recommended') === version && isSignedIn(userGuid))
    writeKept(userGuid, 'recommendations', { expiry: cacheExpiry(Date.now()), ...found });
  return found;
}

/** A kept ranking without the jobs that closed since. */
async function openOnes(userGuid: string, kept: KeptRecommendations): Promise<Ranking> {
  const ids = kept.recommendations.map((one) => one.sourceGUID);
  const open = new Set(await withoutClosed(userGuid, ids));
  if (open.size === ids.length) return kept;
  const recommendations = kept.recommendations.filter((one) => open.has(one.sourceGUID));
  const left = { ...kept, recommendations };
  // The profile may have changed meanwhile, or the person signed out.
  if (JSON.stringify(readKept(userGuid, 'recommendations')) === JSON.stringify(kept))
    writeKept(userGuid, 'recommendations', left);
  return left;
}

/**
 * Drops the cached ranking after the profile changed. A list on screen stays; the next opening
 * loads a new one.
 * @param until resolves when the insights are updated; a ranking is loaded only after that
 */
export function forgetRecommendations(userGuid: string, until?: Promise<unknown>): void {
  writeKept(userGuid, 'recommendations', null);
  nextListVersion('recommended');
  if (until !== undefined) trackInFlight(nameOfInsights(userGuid), until);
}

interface RankingOptions {
  widen?: Widening | undefined;
  /** On a page that shows the list: jobs that closed leave it with each visit. */
  isList?: boolean;
}

/** The recommended jobs of a person, best first, and what widens a short list. */
export function useRecommendations(userGuid: string, options: RankingOptions = {}) {
  const { widen = NOT_WIDENED, isList = false } = options;
  const since = useVisitStart();
  const version = useListVersion('recommended');
  const load = () => loadRecommendations(userGuid, widen);
  // Fresh as long as the tab's copy, so that a list on screen never changes order while it is
  // read.
  return useRead(withLoader(ranking(userGuid, widen), version, load), {
    staleTime: JOB_CACHE_MS,
    refetchOnMount: ({ state }) => (isList && state.dataUpdatedAt < since ? 'always' : true),
  });
}

/** Whether the person answered the two preference questions; if not, the answers are assumed. */
export function usePreferencesAnswered(userGuid: string) {
  return useRead(userRecord(userGuid), {
    select: ({ PreferencesAnswered }) => PreferencesAnswered ?? null,
    staleTime: 0,
    retry: false,
  });
}
