import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the tab's history was read, in pixels; gone with the page. */
export const keptPlaces = new Map<string, number>();

/** The link of a list that had the focus last, by entry of the tab's history. */
export const keptLinks = new Map<string, string>();

/** Prefix of the ids of links to come back to; the ids are the same in every render. */
export const RETURN_TO = 'return-to-';

/**
 * The name of a history entry. A typed anchor on an open page keeps the entry's key, but is a
 * place of its own.
 */
export function usePlace(): string {
  const { key, hash } = useLocation();
  return key + hash;
}

/**
 * Whether the person goes back or forward to a page that was open before, which restores the
 * place.
 */
export function useIsReturning(): boolean {
  const place = usePlace();
  return useNavigationType() === 'POP' && keptPlaces.has(place);
}
