import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusField } from '#src/ui/focus/focusField.ts';

/**
 * For an item of a list that its own button removes: the heading of the next one gets the focus.
 * @param nextId of the control or heading; null for the page's own heading
 * @returns for an element inside the item
 */
export function useFocusWhenGone(nextId: string | null): RefObject<HTMLParagraphElement | null> {
  const inside = useRef<HTMLParagraphElement>(null);
  const next = useRef(nextId);
  useLayoutEffect(() => {
    next.current = nextId;
  });
  useLayoutEffect(() => {
    const item = inside.current?.closest('li');
    // This cleanup runs before the item is removed, so it can still see where the focus is.
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const id = next.current;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (id === null || !focusField(id)) document.querySelector<HTMLElement>('main h1')?.focus();
      });
    };
  }, []);
  return inside;
}
