import { type ForwardedRef, useEffect, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

/**
 * Tells the first click from those of a double click, which an unsteady hand makes without meaning
 * it: one press is one step. The later ones send no form either.
 * @returns a ref for the button, and whether the click that is handled now is a first one
 */
export function useFirstClicks(given?: ForwardedRef<HTMLButtonElement>) {
  const ref = useObjectRef(given);
  const isFirst = useRef(true);
  useEffect(() => {
    const button = ref.current;
    const look = (event: MouseEvent) => {
      // The browser counts the clicks that follow each other at one place.
      isFirst.current = event.detail < 2;
      if (!isFirst.current) event.preventDefault();
    };
    button?.addEventListener('click', look, { capture: true });
    return () => button?.removeEventListener('click', look, { capture: true });
  }, [ref]);
  return { ref, isFirstClick: () => isFirst.current };
}
