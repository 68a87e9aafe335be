import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { ListPage } from '#src/api/client/problem.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { cardsOf } from '#src/api/queries/recommendedCards.ts';
import {
  credentialsOf,
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { matchingQuery, userQuery } from '#src/api/client/operations.ts';
import { fetchUncached, NOT_KEPT, useRead } from '#src/api/client/read.ts';
import { useLoads } from '#src/api/client/useLoads.ts';
import { useRecords } from '#src/api/client/useRecords.ts';

/** How often an open page asks whether it may still be read, in milliseconds. */
const STATE_EVERY_MS = 60_000;

const NO_SEARCH = { words: '', place: '' };

const of = (id: string) => ({ params: { path: { id } } });

/** One candidate of a coach; null when there is no match that goes on. */
export function useOwnCandidate(coachGuid: string, candidateGuid: string) {
  return useRead(
    userQuery.queryOptions('get', '/JobCoachMatches/GetJobCoachCandidatesV2/{id}', of(coachGuid)),
    {
      ...NOT_KEPT,
      select: (list) =>
        list.find(({ UserGuid }) => UserGuid.toLowerCase() === candidateGuid.toLowerCase()) ?? null,
    },
  );
}

/** What is shared in a match now, asked for each minute and whenever the window gets the focus. */
export function useMatchState(matchGuid: string | null) {
  const guid = matchGuid ?? '';
  return useRead(
    userQuery.queryOptions('get', '/JobCoachMatches/state/{guid}', { params: { path: { guid } } }),
    {
      ...NOT_KEPT,
      enabled: matchGuid !== null,
      refetchInterval: STATE_EVERY_MS,
      refetchOnWindowFocus: 'always',
    },
  );
}

/** The records of a profile that is shared. */
export function useSharedProfile(userGuid: string) {
  return useRecords(
    {
      user: userRecord(userGuid),
      profile: profileRecord(userGuid),
      workHistory: workHistoryOf(userGuid),
      degrees: degreesOf(userGuid),
      skills: skillsOf(userGuid),
      credentials: credentialsOf(userGuid),
    },
    { isOfAnother: true },
  );
}

/** The accommodations that are shared, one by one. */
export function useSharedAccommodation(id: string) {
  return useRead(userQuery.queryOptions('get', '/userAccommodation/shared/{id}', of(id)), NOT_KEPT);
}

/** The recommended jobs of a candidate, best first, with their reasons. */
export function useCandidateRanking(userGuid: string) {
  return useRead(
    matchingQuery.queryOptions('post', '/recommendations', { body: { user_id: userGuid } }),
    { ...NOT_KEPT, select: ({ recommendations }) => recommendations },
  );
}

/** The cards of those jobs, 25 a load; a job that closed meanwhile is left out. */
export function useCandidateJobs(userGuid: string, ids: readonly string[] | undefined) {
  const all = ids ?? [];
  return useLoads<ListPage<Job>>({
    read: cardsOf(userGuid, NO_SEARCH, all),
    version: 0,
    isEnabled: ids !== undefined,
    gcTime: 0,
    load: async (offset) => {
      const some = all.slice(offset, offset + JOBS_PER_LOAD);
      const items =
        some.length === 0 ? [] : await fetchUncached(cardsOf(userGuid, NO_SEARCH, some));
      return { items, total: all.length };
    },
    next: (pages) => {
      const asked = pages.length * JOBS_PER_LOAD;
      return asked < all.length ? asked : undefined;
    },
  });
}

/** The candidates of the coach for whom a job is among their best. */
export function useCandidatesForJob(id: string) {
  return useRead(
    matchingQuery.queryOptions('get', '/recommendations/candidates/{id}', of(id)),
    NOT_KEPT,
  );
}
