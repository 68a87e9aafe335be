import type { components } from '#openapi/user.ts';
import { candidateView } from '#src/api/queries/employerPeopleReads.ts';
import {
  credentialsOf,
  degreesOf,
  profileRecord,
  skillsOf,
  userRecord,
  workHistoryOf,
} from '#src/api/queries/records.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { NOT_KEPT, useRead } from '#src/api/client/read.ts';
import { useRecords } from '#src/api/client/useRecords.ts';

export type CandidateView = components['schemas']['CandidateView'];

/** How often an open page asks whether it may still be read, in milliseconds. */
const VIEW_EVERY_MS = 60_000;

/**
 * What the company has to do with a candidate, asked for each minute and whenever the window gets
 * the focus.
 */
export function useCandidateView(candidateGuid: string) {
  return useRead(candidateView(candidateGuid), {
    ...NOT_KEPT,
    refetchInterval: VIEW_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** The parts of a profile that a company reads. */
export function useCandidateRecords(userGuid: string) {
  return useRecords(
    {
      user: userRecord(userGuid),
      profile: profileRecord(userGuid),
      jobs: workHistoryOf(userGuid),
      degrees: degreesOf(userGuid),
      skills: skillsOf(userGuid),
      credentials: credentialsOf(userGuid),
    },
    { isOfAnother: true },
  );
}

/** What a candidate wrote to the company. They see each look, so only a press asks. */
export function useSharedStatements(candidateGuid: string) {
  return useRead(
    userQuery.queryOptions('get', '/sharedStatements/{id}', {
      params: { path: { id: candidateGuid } },
    }),
    NOT_KEPT,
  );
}
