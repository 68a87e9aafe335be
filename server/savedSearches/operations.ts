import { NEW_JOBS_MAX, SAVED_SEARCHES_MAX } from '#domain/limits.ts';
import type { operations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { changedMeanwhile, expectedVersion } from '#server/http/etag.ts';
import { Problem } from '#server/http/problem.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { listArrivals } from '#server/savedSearches/arrivalQueries.ts';
import { changeFor, isMade } from '#server/savedSearches/changeFor.ts';
import { newJobsOf } from '#server/savedSearches/newJobs.ts';
import { newSearch } from '#server/savedSearches/newSearch.ts';
import { isKnownPlace } from '#server/savedSearches/places.ts';
import {
  deleteSearch,
  findSearch,
  insertSearch,
  listSearches,
  noteOpened,
  type SavedSearchRow,
  updateSearch,
} from '#server/savedSearches/queries.ts';
import { savedSearchRecord } from '#server/savedSearches/records.ts';
import { searchKey, searchParts } from '#server/savedSearches/searchKey.ts';
import type { Services } from '#server/services.ts';

type SavedSearchOperations = Pick<
  operations,
  'listSavedSearches' | 'saveSearch' | 'changeSavedSearch' | 'deleteSavedSearch' | 'openSavedSearch'
>;

// No request names a person: the searches are those of the caller.

const noSearch = () =>
  new Problem(
    404,
    'no_saved_search',
    'This search is not among your saved searches any more. Load the page again.',
  );

const full = () =>
  new Problem(
    409,
    'saved_searches_full',
    `You have ${SAVED_SEARCHES_MAX} saved searches. Delete one to save another.`,
  );

const unknownPlace = (place: string) =>
  new Problem(
    422,
    'place_unknown',
    `We do not know the place ${place}. Search in another place, then save that search.`,
    { errors: [{ pointer: '/place', code: 'unknown', detail: 'We do not know this place.' }] },
  );

/** The searches that a candidate keeps. */
export function savedSearchOperations(services: Services): Handlers<SavedSearchOperations> {
  const { database, jobSearch, now, mailSecret } = services;
  const { db } = database;
  const countNew = async (search: SavedSearchRow) => {
    const arrivals = await listArrivals(db, search.opened_at, now());
    return newJobsOf(jobSearch, search, arrivals, search.opened_at).length;
  };
  const record = async (search: SavedSearchRow) =>
    savedSearchRecord(search, await countNew(search));
  return {
    listSavedSearches: async ({ caller }) => {
      const searches = await listSearches(db, caller.userGuid);
      if (searches.length === 0) return [];
      const oldest = new Date(Math.min(...searches.map((one) => one.opened_at.getTime())));
      const arrivals = await listArrivals(db, oldest, now());
      return searches.map((one) =>
        savedSearchRecord(one, newJobsOf(jobSearch, one, arrivals, one.opened_at).length),
      );
    },

    saveSearch: async ({ body, caller }) => {
      const { userGuid } = caller;
      const at = now();
      const parts = searchParts(body);
      const key = searchKey(parts);
      const saved = await db.transaction().execute(async (trx) => {
        // The second of two presses at the same time finds what the first saved.
        await lockPerson(trx, userGuid);
        const searches = await listSearches(trx, userGuid);
        const same = searches.find((one) => one.search_key === key);
        if (same) return updateSearch(trx, same.guid, null, changeFor(same, body, at));
        if (searches.length >= SAVED_SEARCHES_MAX) throw full();
        const isKnown = isKnownPlace(parts.place);
        if (!isKnown && /^\d/.test(parts.place)) throw unknownPlace(parts.place);
        const { name, frequency } = body;
        return insertSearch(trx, newSearch({ userGuid, name, frequency, parts, at, mailSecret }));
      });
      if (!saved) throw noSearch();
      return record(saved);
    },

    changeSavedSearch: async ({ path, body, caller, ifMatch }) => {
      const before = await findSearch(db, caller.userGuid, path.guid);
      if (!before) throw noSearch();
      const version = expectedVersion(ifMatch);
      const change = changeFor(before, body, now());
      if (version !== null && version !== before.version) {
        if (isMade(before, change)) return record(before);
        throw changedMeanwhile();
      }
      const saved = await updateSearch(db, before.guid, before.version, change);
      if (!saved) throw changedMeanwhile();
      return record(saved);
    },

    deleteSavedSearch: async ({ path, caller }) => {
      if (!(await deleteSearch(db, caller.userGuid, path.guid))) throw noSearch();
      return { message: 'Saved search deleted' };
    },

    openSavedSearch: async ({ path, body, caller }) => {
      const search = await findSearch(db, caller.userGuid, path.guid);
      if (!search) throw noSearch();
      const at = now();
      // What a client says of earlier times is not believed beyond the search itself.
      const after = new Date(
        Math.min(at.getTime(), Math.max(search.created_at.getTime(), Date.parse(body.newSince))),
      );
      const arrivals = await listArrivals(db, after, at);
      const newJobs = newJobsOf(jobSearch, search, arrivals, after).slice(0, NEW_JOBS_MAX);
      await noteOpened(db, search.guid, at);
      return { newJobs };
    },
  };
}
