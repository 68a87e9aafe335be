import { type RefObject, useEffect, useRef } from 'react';

/** A callback of a page; null when the page has been left. */
export type MountedCallback<Outcome> = RefObject<((outcome: Outcome) => void) | null>;

/** For work that goes on when its page is left, and then reports wherever the person is. */
export function useMountedCallback<Outcome>(
  callback: (outcome: Outcome) => void,
): MountedCallback<Outcome> {
  const mounted: MountedCallback<Outcome> = useRef(null);
  useEffect(() => {
    mounted.current = callback;
    return () => {
      mounted.current = null;
    };
  }, [callback]);
  return mounted;
}
