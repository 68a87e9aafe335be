import type { SearchIndex } from '#server/jobs/search/searchIndex.ts';
import type { Arrival } from '#server/savedSearches/arrivalQueries.ts';
import type { SavedSearchRow } from '#server/savedSearches/queries.ts';

/**
 * The jobs of a search that came after a time, the best match first.
 * @param arrivals newest first, from that time or earlier
 */
export function newJobsOf(
  jobSearch: SearchIndex,
  search: Pick<SavedSearchRow, 'list' | 'words' | 'place' | 'filters'>,
  arrivals: readonly Arrival[],
  after: Date,
): readonly string[] {
  const came = arrivals.filter(({ at }) => at > after).map(({ id }) => id);
  if (came.length === 0) return [];
  // Those that match come before the rest of the list.
  const { ids } = jobSearch.search({
    searchText: search.words,
    locationText: search.place,
    remoteOnly: search.list === 'remote',
    filters: search.filters,
    first: came,
    offset: 0,
    limit: came.length,
  });
  const isNew = new Set(came);
  return ids.filter((id) => isNew.has(id));
}
