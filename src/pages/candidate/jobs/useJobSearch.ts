import { useSearchParams } from 'react-router-dom';
import type { JobSearch } from '#src/api/queries/jobLists.ts';

/** The contract's limit for either text. */
const MOST_CHARACTERS = 200;

/** The search in a query, trimmed and cut to the longest text that the server takes. */
export function readSearch(query: URLSearchParams): JobSearch {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS);
  return { words: read('words'), place: read('place') };
}

/** The query of a search, empty texts left out; '' for none. */
export function searchQuery({ words, place }: JobSearch): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('words', words.trim());
  if (place.trim() !== '') query.set('place', place.trim());
  return query.toString();
}

/** Whether the search has words or a place; without them all jobs are shown. */
export const isSearching = ({ words, place }: JobSearch): boolean => words !== '' || place !== '';

/** The search of the address, so that back, reload and a shared link show the same list. */
export function useJobSearch() {
  const [query, setQuery] = useSearchParams();
  return {
    search: readSearch(query),
    /** Each search is a step of its own: back leads to the one before. */
    setSearch: (search: JobSearch) => setQuery(searchQuery(search)),
  };
}
