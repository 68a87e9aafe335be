import { type RefObject, useEffect, useRef } from 'react';

/** Tells the page what became of its change; null when the page has been left: then it is to be told wherever the person is. */
export type Teller<Outcome> = RefObject<((outcome: Outcome) => void) | null>;

/** For a change that goes on when its page is left. What is handed to `mutate` itself is never called by then. */
export function useTeller<Outcome>(tell: (outcome: Outcome) => void): Teller<Outcome> {
  const teller: Teller<Outcome> = useRef(null);
  useEffect(() => {
    teller.current = tell;
    return () => {
      teller.current = null;
    };
  }, [tell]);
  return teller;
}
