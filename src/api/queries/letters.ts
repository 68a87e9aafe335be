import { DOCUMENT_FILES, type DocumentFormat } from '#domain/documents/documentFile.ts';
import type { LetterToSave, SavedLetter } from '#machines/letterBuilder/letterBuilderTypes.ts';
import type { components } from '#openapi/user.ts';
import { longUserApi, userApi } from '#src/api/client/clients.ts';
import { fileOf } from '#src/api/client/fileOf.ts';
import { keyHeader } from '#src/api/client/idempotencyKey.ts';
import { jobsQuery, userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { call } from '#src/api/client/problem.ts';
import { invalidate, updateCached, useRead } from '#src/api/client/read.ts';

export type Letter = components['schemas']['Letter'];

const letters = userQuery.queryOptions('get', '/letter');

/** The person's request letters, the last changed first. */
export function useLetters() {
  return useRead(letters, { inView: null });
}

/** A letter as the builder has it. */
export const savedLetter = ({ guid, answers, body, _etag }: Letter): SavedLetter => ({
  guid,
  etag: _etag,
  answers,
  text: body,
});

/** Keeps a letter, or a change of it. @throws CallFailed */
export async function saveLetter({
  answers,
  text,
  saved,
  key,
}: LetterToSave): Promise<SavedLetter> {
  const body = { answers: { ...answers, kind: answers.kind ?? 'applying' }, body: text };
  try {
    const letter = await call(
      saved === null
        ? userApi.POST('/letter', {
            body,
            params: { header: keyHeader(key) },
            keepalive: true,
          })
        : userApi.PUT('/letter/{guid}', {
            body,
            params: { path: { guid: saved.guid }, header: { 'if-match': `"${saved.etag}"` } },
            keepalive: true,
          }),
    );
    updateCached(letters, (before) => [
      letter,
      ...before.filter(({ guid }) => guid !== letter.guid),
    ]);
    return savedLetter(letter);
  } finally {
    // What another window did in between is shown as well.
    void invalidate([letters]);
  }
}

/** Deletes a letter. One that is gone already is as good. @throws CallFailed */
export async function deleteLetter(guid: string): Promise<void> {
  await orGone(call(userApi.DELETE('/letter/{guid}', { params: { path: { guid } } })), 'no_letter');
  updateCached(letters, (before) => before.filter((letter) => letter.guid !== guid));
}

/** A letter as a file, in the version that is saved. @throws CallFailed */
export async function makeLetter(saved: SavedLetter, format: DocumentFormat): Promise<Blob> {
  const { guid, etag } = saved;
  return fileOf(
    longUserApi.POST('/letter/{guid}/document', {
      params: { path: { guid }, header: { 'if-match': `"${etag}"` } },
      body: { format },
      parseAs: 'blob',
    }),
    DOCUMENT_FILES[format].type,
  );
}

/**
 * The newest jobs that somebody applied for or saved, each once; at most 25 of each.
 * @param kept the job that a letter has already, which may be an older one
 */
export function useLetterJobs(userGuid: string, kept: string | null) {
  const search = { body: { userGuid, searchText: '', locationText: '', offset: 0 } };
  const lists = [
    useRead(userQuery.queryOptions('post', '/JobApplicationsV2/GetJobsfromSearch', search)),
    useRead(userQuery.queryOptions('post', '/ProfileSavedJobsV2/GetJobsfromSearch', search)),
  ];
  const areListsPending = lists.some(({ isPending }) => isPending);
  const newest = lists.flatMap(({ data }) => data?.jobs ?? []);
  const isOlder = kept !== null && newest.every(({ sourceGUID }) => sourceGUID !== kept);
  const params = { params: { path: { id: kept ?? '' } } };
  const older = useRead(jobsQuery.queryOptions('get', '/JobFeed/{id}', params), {
    enabled: isOlder && !areListsPending,
  });
  const jobs = isOlder && older.data ? [...newest, older.data] : newest;
  return {
    isLoading: areListsPending || older.isLoading,
    jobs: [...new Map(jobs.map((job) => [job.sourceGUID, job])).values()],
  };
}
