import type { components } from '#openapi/user.ts';
import { longUserApi, userApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';
import { call, toProblem } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { invalidate, updateCached, useRead } from '#src/api/client/read.ts';

export type StoredResume = components['schemas']['StoredResume'];

/** The password, or the mailed code where the account has none. */
export interface Confirmation {
  readonly password?: string;
  readonly code?: string;
}

const ofPerson = (id: string) => ({ params: { path: { id } } });

const resumesOf = (id: string) => userQuery.queryOptions('get', '/storedResume/{id}', ofPerson(id));

/** The resumes that a candidate uploaded, newest first. */
export function useStoredResumes(userGuid: string) {
  return useRead(resumesOf(userGuid));
}

/** Deletes one uploaded resume. One that is gone already is as good. @throws CallFailed */
export async function deleteStoredResume(id: string, resume: string): Promise<void> {
  const params = { path: { id, resume } };
  await orGone(call(userApi.DELETE('/storedResume/{id}/{resume}', { params })), 'no_resume');
  updateCached(resumesOf(id), (before) => before.filter((one) => one.id !== resume));
  void invalidate([resumesOf(id)]);
}

/** How a person confirms who they are. */
export function useOwnDataSummary(userGuid: string) {
  return useRead(userQuery.queryOptions('get', '/ownData/{id}', ofPerson(userGuid)));
}

/** Mails the code to confirm with. @throws CallFailed */
export async function sendOwnDataCode(id: string): Promise<void> {
  await call(userApi.POST('/ownData/{id}/code', ofPerson(id)));
}

/** Everything stored about the person, as a zip. @throws CallFailed */
export async function exportOwnData(id: string, body: Confirmation): Promise<Blob> {
  const zip = longUserApi.POST('/ownData/{id}/export', { ...ofPerson(id), body, parseAs: 'blob' });
  return fileOf(zip, 'application/zip');
}

/** Closes the account. @returns the last day on which it can be opened again, as YYYY-MM-DD */
export async function closeAccount(id: string, body: Confirmation): Promise<string> {
  const { lastDayToReopen } = await call(
    userApi.POST('/ownData/{id}/close', { ...ofPerson(id), body }),
  );
  return lastDayToReopen;
}

/**
 * Whether the server still knows the session, as after a call whose answer was lost: closing an
 * account ends every session. True while nobody knows.
 */
export async function isStillSignedIn(id: string): Promise<boolean> {
  try {
    await call(userApi.GET('/ownData/{id}', ofPerson(id)));
    return true;
  } catch (failure) {
    return toProblem(failure).status !== 401;
  }
}
