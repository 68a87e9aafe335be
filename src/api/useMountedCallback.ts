import { type RefObject, useEffect, useRef } from 'react';

/** A callback of a page; null after the page was left. */
export type MountedCallback<Outcome> = RefObject<((outcome: Outcome) => void) | null>;

/** For work that continues after its page is left and then reports on the current page. */
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
