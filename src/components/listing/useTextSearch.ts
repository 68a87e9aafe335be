import { useSearchParams } from 'react-router-dom';

/** What a list is searched for: words, and a place. */
export interface TextSearch {
  readonly words: string;
  readonly place: string;
}

/** The contract's limit for either text. */
const MOST_CHARACTERS = 200;

/** The words and the place of an address, trimmed and cut to the longest that the server takes. */
export function readTextSearch(query: URLSearchParams): TextSearch {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS);
  return { words: read('words'), place: read('place') };
}

/**
 * The search of the address, so that Back, reload and a shared link show the same list. Each
 * search is a step of its own: Back leads to the one before. What else the address says stays.
 */
export function useTextSearch() {
  const [query, setQuery] = useSearchParams();
  const search = readTextSearch(query);
  const setSearch = (next: TextSearch) =>
    setQuery((now) => {
      const changed = new URLSearchParams(now);
      for (const [name, text] of [
        ['words', next.words.trim()],
        ['place', next.place.trim()],
      ] as const)
        if (text === '') changed.delete(name);
        else changed.set(name, text);
      return changed;
    });
  return { search, setSearch };
}
