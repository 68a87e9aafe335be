import type { components } from '#openapi/user.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call, toProblem } from '#src/api/client/problem.ts';
import { userQuery } from '#src/api/client/operations.ts';
import { orGone } from '#src/api/client/orGone.ts';
import { getCached, updateCached, invalidate, useRead } from '#src/api/client/read.ts';

export type SavedSearch = components['schemas']['SavedSearch'];
export type SavedSearchNew = components['schemas']['SavedSearchNew'];

const searches = userQuery.queryOptions('get', '/savedSearch');

/** The searches that the person saved, newest first. */
export function useSavedSearches() {
  return useRead(searches, { inView: null });
}

/** Saves a search. The same one again is saved once. @throws CallFailed */
export async function saveSearch(body: SavedSearchNew): Promise<SavedSearch> {
  const saved = await call(userApi.POST('/savedSearch', { body }));
  updateCached(searches, (before) =>
    before.some(({ guid }) => guid === saved.guid)
      ? before.map((one) => (one.guid === saved.guid ? saved : one))
      : [saved, ...before],
  );
  return saved;
}

/** What can be changed of a search. */
export type SearchChange = Partial<Pick<SavedSearch, 'name' | 'frequency'>>;

/**
 * Changes the name or how often mails come, which also answers "Do you still want this?". What is
 * not changed stays as the tab knows it now. When it was changed elsewhere, the list is asked for
 * again. @throws CallFailed
 */
export async function changeSavedSearch(
  shown: SavedSearch,
  change: SearchChange,
): Promise<SavedSearch> {
  const { guid } = shown;
  const known = getCached(searches)?.find((one) => one.guid === guid) ?? shown;
  const { name, frequency, _etag: etag } = known;
  const body = { name, frequency, ...change };
  const sent = { params: { path: { guid }, header: { 'if-match': `"${etag}"` } }, body };
  try {
    const saved = await call(userApi.PUT('/savedSearch/{guid}', sent));
    updateCached(searches, (before) => before.map((one) => (one.guid === guid ? saved : one)));
    return saved;
  } catch (failure) {
    if (toProblem(failure).status === 412) void invalidate([searches]);
    throw failure;
  }
}

/** Takes a search that is gone out of the list. */
export function forgetSavedSearch(guid: string): void {
  updateCached(searches, (before) => before.filter((one) => one.guid !== guid));
}

/** Deletes a search. One that is gone already is as good. @throws CallFailed */
export async function deleteSavedSearch(guid: string): Promise<void> {
  const deleting = call(userApi.DELETE('/savedSearch/{guid}', { params: { path: { guid } } }));
  await orGone(deleting, 'no_saved_search');
  forgetSavedSearch(guid);
}

/**
 * Tells that the list of a search is opened. When the search is gone, the list of searches is
 * asked for again.
 * @returns the ids of its new jobs, also when it is told again
 * @throws CallFailed
 */
export async function openSavedSearch({ guid, newSince }: SavedSearch): Promise<readonly string[]> {
  const sent = { params: { path: { guid } }, body: { newSince } };
  try {
    const { newJobs } = await call(userApi.POST('/savedSearch/{guid}/opened', sent));
    void invalidate([searches]);
    return newJobs;
  } catch (failure) {
    if (toProblem(failure).status === 404) void invalidate([searches]);
    throw failure;
  }
}
