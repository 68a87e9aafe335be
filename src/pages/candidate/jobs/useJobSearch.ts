import { useSearchParams } from 'react-router-dom';
import { isWidened, NOT_WIDENED, WIDER_MILES_MAX, type Widening } from '#domain/widening.ts';
import type { JobSearch } from '#src/api/queries/jobLists.ts';

/** The contract's limit for either text. */
const MOST_CHARACTERS = 200;

/** The search in a query, trimmed and cut to the longest text that the server takes. */
export function readSearch(query: URLSearchParams): JobSearch {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS);
  const widen = readWidening(query);
  return { words: read('words'), place: read('place'), ...(isWidened(widen) ? { widen } : {}) };
}

function readWidening(query: URLSearchParams): Widening {
  const miles = Number(query.get('miles') ?? 0);
  const isRead = Number.isInteger(miles) && miles >= 0 && miles <= WIDER_MILES_MAX;
  return {
    miles: isRead ? miles : 0,
    remote: query.get('remote') === 'too',
    related: query.get('related') === 'too',
  };
}

/** The query of a search, empty texts left out; '' for none. */
export function searchQuery({ words, place, widen = NOT_WIDENED }: JobSearch): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('words', words.trim());
  if (place.trim() !== '') query.set('place', place.trim());
  if (widen.miles > 0) query.set('miles', String(widen.miles));
  if (widen.remote) query.set('remote', 'too');
  if (widen.related) query.set('related', 'too');
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
