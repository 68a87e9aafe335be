import { useSearchParams } from 'react-router-dom';
import { isWidened, NOT_WIDENED, WIDER_MILES_MAX, type Widening } from '#domain/widening.ts';
import type { JobSearch } from '#src/api/queries/jobs.ts';
import { readTextSearch } from '#src/components/listing/useTextSearch.ts';
import { choicesText, readFilters, readSort } from '#src/pages/candidate/jobs/filterQuery.ts';

/** The search in a query, trimmed and cut to the longest text that the server takes. */
export function readSearch(query: URLSearchParams): JobSearch {
  const widen = readWidening(query);
  const { words, place } = readTextSearch(query);
  const filters = readFilters(query, place);
  const sort = readSort(query);
  return {
    words,
    place,
    ...(isWidened(widen) ? { widen } : {}),
    ...(filters === undefined ? {} : { filters }),
    ...(sort === 'best' ? {} : { sort }),
  };
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
export function searchQuery(search: JobSearch): string {
  const { words, place, widen = NOT_WIDENED, filters = {}, sort = 'best' } = search;
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('words', words.trim());
  if (place.trim() !== '') query.set('place', place.trim());
  if (widen.miles > 0) query.set('miles', String(widen.miles));
  if (widen.remote) query.set('remote', 'too');
  if (widen.related) query.set('related', 'too');
  const choices = {
    filters: place.trim() === '' ? { ...filters, miles: undefined } : filters,
    sort,
  };
  return [query.toString(), choicesText(choices)].filter((part) => part !== '').join('&');
}

/** Whether the search has words or a place. */
const isSearching = ({ words, place }: JobSearch): boolean => words !== '' || place !== '';

/** Whether anything makes the list shorter; otherwise all its jobs are shown. */
export const isNarrowed = (search: JobSearch): boolean =>
  isSearching(search) || search.filters !== undefined;

/** The search of the address, so that back, reload and a shared link show the same list. */
export function useJobSearch() {
  const [query, setQuery] = useSearchParams();
  return {
    search: readSearch(query),
    /** Each search is a step of its own: back leads to the one before. */
    setSearch: (search: JobSearch) => setQuery(searchQuery(search)),
  };
}
