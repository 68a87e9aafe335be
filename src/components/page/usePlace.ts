import { useLocation, useNavigationType } from 'react-router-dom';
import { keptPlaces } from '#src/tab/keptPlaces.ts';

/** Prefix of the ids of links that get the focus back; such an id is the same in every render. */
export const RETURN_TO = 'return-to-';

/**
 * The key of a history entry. An anchor typed on an open page keeps the entry's key, but gets
 * its own here.
 */
export function usePlace(): string {
  const { key, hash } = useLocation();
  return key + hash;
}

/**
 * Whether the person went back or forward to a page that was open before, so that its scroll
 * position and focus are restored.
 */
export function useIsReturning(): boolean {
  const place = usePlace();
  return useNavigationType() === 'POP' && keptPlaces.has(place);
}
