import { type Ref, useCallback, useRef } from 'react';

/**
 * Tells the first click from those of a double click, which an unsteady hand makes without meaning
 * it: one press is one step. The later ones send no form either.
 * @returns a ref for the button, and whether the click that is handled now is a first one
 */
export function useFirstClicks(given?: Ref<HTMLButtonElement>) {
  const isFirst = useRef(true);
  const ref = useCallback(
    (button: HTMLButtonElement | null) => {
      const clean = typeof given === 'function' ? given(button) : undefined;
      if (given && typeof given === 'object') given.current = button;
      const look = (event: MouseEvent) => {
        // The browser counts the clicks that follow each other at one place.
        isFirst.current = event.detail < 2;
        if (!isFirst.current) event.preventDefault();
      };
      button?.addEventListener('click', look, { capture: true });
      return () => {
        button?.removeEventListener('click', look, { capture: true });
        if (typeof clean === 'function') clean();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [given],
  );
  return { ref, isFirstClick: () => isFirst.current };
}
