import { JOB_CACHE_MS } from '#domain/limits.ts';
import type { components } from '#openapi/matching.ts';
import { matchingApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { nameOfInsights } from '#src/api/queries/recommendations.ts';
import { matchingQuery } from '#src/api/client/operations.ts';
import {
  fetchUncached,
  updateCached,
  NOT_KEPT,
  useRead,
  withLoader,
} from '#src/api/client/read.ts';
import { inFlightSettled } from '#src/tab/inFlight.ts';
import { listVersion, useListVersion } from '#src/tab/listVersion.ts';

export type RankChanges = components['schemas']['RankChanges'];
export type RankChange = RankChanges['changes'][number];

const changesRead = (userGuid: string, sourceGUID: string) =>
  matchingQuery.queryOptions('post', '/recommendation_changes', {
    body: { user_id: userGuid, sourceGUID },
  });

/**
 * Where a job stands in the list of a person, and what they could change to raise it. Waits for
 * the insights of a changed profile; an answer for an older one is not shown.
 */
export function useRankChanges(userGuid: string, sourceGUID: string) {
  const version = useListVersion('recommended');
  const read = changesRead(userGuid, sourceGUID);
  const load = async () => {
    await inFlightSettled(nameOfInsights(userGuid));
    return fetchUncached(read);
  };
  return useRead(withLoader(read, version, load), { staleTime: JOB_CACHE_MS });
}

/** The same for a coach of the candidate. */
export function useCandidateRankChanges(userGuid: string, sourceGUID: string) {
  return useRead(changesRead(userGuid, sourceGUID), NOT_KEPT);
}

/** In the first places a change cannot raise a job enough to tell. */
const TOP_PLACES = 3;

/** Whether a change could raise the job in the list. */
export function canRise({ place }: RankChanges): boolean {
  return place === null || place > TOP_PLACES;
}

type Told = RankChanges['told'][number];
type ReadReason = Omit<Told, 'answer'>;

const isSame = (a: ReadReason, b: ReadReason) => a.code === b.code && a.effect === b.effect;

/** Says what is wrong with a reason of a job. @throws CallFailed */
export async function tellReasonWrong(userGuid: string, sourceGUID: string, told: Told) {
  const body = { user_id: userGuid, sourceGUID, ...told };
  await call(matchingApi.POST('/reason_feedback', { body }));
  changeTold(userGuid, sourceGUID, (before) => [
    ...before.filter((one) => !isSame(one, told)),
    told,
  ]);
}

/** Takes back what was said against a reason. @throws CallFailed */
export async function takeReasonBack(userGuid: string, sourceGUID: string, reason: ReadReason) {
  const { code, effect } = reason;
  const body = { user_id: userGuid, sourceGUID, code, effect };
  await call(matchingApi.DELETE('/reason_feedback', { body }));
  changeTold(userGuid, sourceGUID, (before) => before.filter((one) => !isSame(one, reason)));
}

function changeTold(
  userGuid: string,
  sourceGUID: string,
  change: (before: RankChanges['told']) => RankChanges['told'],
): void {
  const read = changesRead(userGuid, sourceGUID);
  const shown = withLoader(read, listVersion('recommended'), () => fetchUncached(read));
  updateCached(shown, (found) => ({ ...found, told: change(found.told) }));
}
