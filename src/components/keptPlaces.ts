import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each entry of the tab's history was read, in pixels; gone with the page. */
export const keptPlaces = new Map<string, number>();

/** The link of a list that had the focus last, by entry of the tab's history. */
export const keptLinks = new Map<string, string>();

/** Begins the ids of the links that somebody comes back to; these are the same whenever the page is drawn. */
export const RETURN_TO = 'return-to-';

/** An entry's own name. An anchor typed or set on an open page keeps the entry's key, and is a place of its own all the same. */
export function usePlace(): string {
  const { key, hash } = useLocation();
  return key + hash;
}

/** Whether somebody comes back or forward to a page that was open before, and will be shown the place where they were. */
export function useIsReturning(): boolean {
  const place = usePlace();
  return useNavigationType() === 'POP' && keptPlaces.has(place);
}
