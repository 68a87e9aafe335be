import { useCallback, useRef } from 'react';
import {
  changeSavedSearch,
  type SavedSearch,
  type SearchChange,
} from '#src/api/queries/savedSearches.ts';

export type ChangeSearch = (change: SearchChange) => Promise<SavedSearch>;

/**
 * Sends the changes of one search one after another: sent at once, the second would be refused,
 * because the first has made another version.
 */
export function useChangeInTurn(search: SavedSearch): ChangeSearch {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (change) => {
      const send = () => changeSavedSearch(search, change);
      const sent = last.current.then(send, send);
      last.current = sent;
      return sent;
    },
    [search],
  );
}
