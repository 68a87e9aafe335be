import { useLayoutEffect, useRef } from 'react';
import { focusAfter } from './focusAfter.ts';

/**
 * Behind buttons that go when they are pressed: the focus goes on to a control.
 * @param controlId of the control; left out for the first one after the buttons
 */
export function FocusGoesOn({ controlId }: { controlId: string | undefined }) {
  const end = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = end.current;
    // This cleanup runs before the buttons are removed, so it can still see where the focus is.
    return () => {
      if (own?.parentElement?.contains(document.activeElement)) {
        focusAfter(own, ...(controlId === undefined ? [] : [controlId]));
      }
    };
  }, [controlId]);
  return <span ref={end} hidden />;
}
