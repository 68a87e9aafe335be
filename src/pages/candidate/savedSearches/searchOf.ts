import type { JobSearch } from '#src/api/queries/jobs.ts';
import type { SavedSearch } from '#src/api/queries/savedSearches.ts';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { readSearch, searchQuery } from '#src/pages/candidate/jobs/useJobSearch.ts';

/** The lists whose searches can be saved. */
export type SearchedList = SavedSearch['list'];

/** A search as a list reads it from its address: the server keeps filters in another order. */
const asInAddress = ({ words, place, filters, sort }: JobSearch): JobSearch =>
  readSearch(new URLSearchParams(searchQuery({ words, place, filters, sort })));

/** The address of the list that a saved search stands for. */
export const listOf = (saved: SavedSearch): string => listAddress(saved.list, asInAddress(saved));

/** Words and place are found in any case. */
const queryOf = (search: JobSearch): string => {
  const { words, place, ...choices } = asInAddress(search);
  return searchQuery({ words: words.toLowerCase(), place: place.toLowerCase(), ...choices });
};

/** Whether a saved search is the search of a list, whatever its name. */
export function isSameSearch(saved: SavedSearch, list: SearchedList, search: JobSearch): boolean {
  return saved.list === list && queryOf(saved) === queryOf(search);
}
