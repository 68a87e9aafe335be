import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusAfter } from './focusAfter.ts';

/**
 * For an element that goes while it can have the focus: the control or heading with this id takes
 * it over.
 * @param otherId of what may be there in its place
 */
export function usePassedFocus<Passing extends HTMLElement>(
  id: string,
  otherId = id,
): RefObject<Passing | null> {
  const element = useRef<Passing>(null);
  useLayoutEffect(() => {
    const own = element.current;
    // This cleanup runs before the element is removed, so it can still see where the focus is.
    return () => {
      if (own !== null && own === document.activeElement) focusAfter(own, id, otherId);
    };
  }, [id, otherId]);
  return element;
}
