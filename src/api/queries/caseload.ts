import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { keyHeader } from '#src/api/client/idempotencyKey.ts';
import { call } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { getCached, updateCached, NOT_KEPT, invalidate, useRead } from '#src/api/client/read.ts';

type Schemas = components['schemas'];
export type CaseloadCase = Schemas['CaseloadCase'];
export type ActivityRecord = Schemas['ActivityRecord'];
export type ActivityWords = Schemas['ActivityWords'];
export type CoachWork = Schemas['CoachWork'];

const caseloadOf = (id: string) =>
  userQuery.queryOptions('get', '/caseload/{id}', { params: { path: { id } } });

const caseOf = (guid: string) =>
  userQuery.queryOptions('get', '/caseload/case/{guid}', { params: { path: { guid } } });

const casesOfCandidate = (id: string) =>
  userQuery.queryOptions('get', '/caseload/ofCandidate/{id}', { params: { path: { id } } });

/** The board of a coach. */
export function useCaseload(coachGuid: string) {
  return useRead(caseloadOf(coachGuid), {
    ...NOT_KEPT,
    select: ({ cases }) => cases,
    inView: null,
  });
}

/** One case with its records. */
export function useCase(matchGuid: string) {
  return useRead(caseOf(matchGuid), NOT_KEPT);
}

/** What coaches wrote down about the candidate who asks. */
export function useCasesOfCandidate(userGuid: string) {
  return useRead(casesOfCandidate(userGuid), { refetchOnMount: () => 'always' });
}

/** Shows a case as it was saved, on the board and on its own page. */
async function take(coachGuid: string, saved: CaseloadCase): Promise<void> {
  const board = caseloadOf(coachGuid);
  updateCached(board, (before) => ({
    ...before,
    cases: before.cases.map((one) =>
      one.jobCoachMatchGUID === saved.jobCoachMatchGUID ? saved : one,
    ),
  }));
  await invalidate([caseOf(saved.jobCoachMatchGUID)]);
}

/** Changes the stage of a case or its next step. @throws CallFailed */
export async function changeCase(
  coachGuid: string,
  guid: string,
  body: Schemas['CaseChange'],
): Promise<CaseloadCase> {
  const params = { path: { guid } };
  const saved = await call(userApi.PUT('/caseload/case/{guid}', { params, body }));
  await take(coachGuid, saved);
  return saved;
}

/**
 * Loads the board and a case again, after they were changed elsewhere.
 * @returns the case as it is now; undefined when it is not on the board any more
 */
export async function readCaseAgain(
  coachGuid: string,
  guid: string,
): Promise<CaseloadCase | undefined> {
  await invalidate([caseloadOf(coachGuid), caseOf(guid)]);
  const board = getCached(caseloadOf(coachGuid));
  return board?.cases.find(({ jobCoachMatchGUID }) => jobCoachMatchGUID === guid);
}

/**
 * Writes down what was done. The same key saves it once.
 * @returns the case after it
 * @throws CallFailed
 */
export async function recordActivity(
  coachGuid: string,
  body: Schemas['ActivityNew'],
  key: string,
): Promise<CaseloadCase> {
  const params = { header: keyHeader(key) };
  const saved = await call(userApi.POST('/caseload/activity', { params, body }));
  await take(coachGuid, saved);
  return saved;
}

/** Corrects a record; both stay. @throws CallFailed */
export async function correctActivity(
  matchGuid: string,
  guid: string,
  body: ActivityWords,
  key: string,
): Promise<void> {
  const params = { path: { guid }, header: keyHeader(key) };
  await call(userApi.POST('/caseload/activity/{guid}/correction', { params, body }));
  await invalidate([caseOf(matchGuid)]);
}

/** Asks the coach to correct a record. @throws CallFailed */
export async function askForCorrection(userGuid: string, guid: string): Promise<void> {
  const params = { path: { guid } };
  await call(userApi.POST('/caseload/activity/{guid}/correctionAsked', { params }));
  await invalidate([casesOfCandidate(userGuid)]);
}
