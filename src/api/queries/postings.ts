import { type CheckedText, type LanguageNote, notesIn, oneText } from '#domain/languageNotes.ts';
import { EMPTY_POSTING, type PostingContent } from '#domain/postingContent.ts';
import { contentOf, fieldPointer, fieldsOf, type PostingFields } from '#domain/postingFields.ts';
import type { FormRecord, SavedEntry } from '#machines/form/formTypes.ts';
import type { PublishInput, SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import type { components } from '#openapi/jobs.ts';
import { jobsApi } from '#src/api/client/clients.ts';
import { orNull } from '#src/api/client/orNull.ts';
import { call, CallFailed } from '#src/api/client/problem.ts';
import { jobsQuery } from '#src/api/client/operations.ts';
import { invalidate } from '#src/api/client/read.ts';

export type WrittenPosting = components['schemas']['WrittenPosting'];
type Job = components['schemas']['Job'];

/** A posting as it was saved last. Asked for when the editor opens, and not while it is open. */
export function useWrittenPosting(id: string) {
  const path = { params: { path: { id } } };
  const once = { staleTime: Infinity, gcTime: 0 };
  return jobsQuery.useQuery('get', '/JobFeed/{id}/draft', path, once);
}

/** A posting in the editor's form. */
export function savedPosting(posting: WrittenPosting): SavedPosting {
  const { content, status, isChanged, savedAt, _etag } = posting;
  return {
    record: {
      entry: { id: posting.sourceGUID, etag: _etag },
      values: fieldsOf({ ...EMPTY_POSTING, ...content }),
    },
    state: { status, isChanged, savedAt },
  };
}

/** The record as it is saved now, for a conflict; null when it was deleted. @throws CallFailed */
export async function loadPosting({ entry }: FormRecord): Promise<FormRecord | null> {
  const path = { id: entry.id ?? '' };
  const posting = await orNull(call(jobsApi.GET('/JobFeed/{id}/draft', { params: { path } })));
  return posting && savedPosting(posting).record;
}

/**
 * Saves what the fields hold; one that was never saved is made, once for its id.
 * @throws CallFailed
 */
export async function savePosting(
  { id, etag }: SavedEntry,
  content: PostingContent,
): Promise<SavedPosting> {
  const jobId = id ?? '';
  const posting = await toFields(
    etag === null
      ? jobsApi.POST('/JobFeed', { body: { sourceGUID: jobId, content } })
      : jobsApi.PUT('/JobFeed/{id}', {
          params: { path: { id: jobId } },
          body: { content, _etag: etag },
        }),
  );
  return settled(posting);
}

/** Publishes what was saved in this version. @throws CallFailed */
export async function publishPosting({ entry, isNoCopy }: PublishInput): Promise<SavedPosting> {
  const posting = await toFields(
    jobsApi.POST('/JobFeed/{id}/publish', {
      params: { path: { id: entry.id ?? '' } },
      body: { isNoCopy, ...(entry.etag === null ? {} : { _etag: entry.etag }) },
    }),
  );
  return settled(posting);
}

/** Makes a call whose failure names fields of the form. */
async function toFields<Data>(made: Parameters<typeof call<Data>>[0]): Promise<Data> {
  try {
    return await call(made);
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    const errors = failure.errors.map((one) => ({ ...one, pointer: fieldPointer(one.pointer) }));
    throw new CallFailed({ ...failure.problem, errors });
  }
}

/** What other pages know of the posting is old now; the editor itself goes on with the answer. */
async function settled(posting: WrittenPosting): Promise<SavedPosting> {
  const path = { params: { path: { id: posting.sourceGUID } } };
  await invalidate([
    jobsQuery.queryOptions('get', '/JobFeed/{id}', path),
    jobsQuery.queryOptions('get', '/JobFeed/GetAbleistExtracts/{id}', path),
    jobsQuery.queryOptions('get', '/JobFeed/GetPlainPosting/{id}', path),
  ]);
  return savedPosting(posting);
}

/** What the language check finds in the texts of a form, by field. @throws CallFailed */
export async function checkTexts(
  title: string,
  texts: readonly CheckedText[],
): Promise<LanguageNote[]> {
  const body = { title, text: oneText(texts) };
  return notesIn(texts, await call(jobsApi.POST('/JobFeed/CheckLanguage', { body })));
}

/** A plain-language version of the posting that these fields make, by rules. @throws CallFailed */
export async function makePlainText({ title, company, description }: Job): Promise<string> {
  const body = { title, companyName: company ?? '', text: description };
  return (await call(jobsApi.POST('/JobFeed/MakePlainText', { body }))).text;
}

/** What the fields hold, as the server keeps it. */
export const contentIn = (values: FormRecord['values'], empty: PostingFields): PostingContent =>
  contentOf({ ...empty, ...values });
