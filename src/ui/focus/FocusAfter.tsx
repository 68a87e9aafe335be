import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusField } from './focusField.ts';

const TYPED_INTO = 'input, textarea, select, [role="spinbutton"]';

/**
 * Inside a dialog: moves focus after the dialog closed and react-aria has restored it, which takes
 * one frame. Without an id focus stays where it was restored. When the person has moved to a field
 * by then, it stays there.
 */
export function FocusAfter({ target }: { target: RefObject<string | undefined> }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const id = target.current;
      if (!id) return;
      const focusIt = () => {
        const now = document.activeElement;
        if (now !== before && now?.matches(TYPED_INTO)) return;
        // A removed element cannot take focus, and focus must not get lost (WCAG 2.4.3).
        if (!focusField(id)) document.querySelector<HTMLElement>('main h1')?.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(focusIt));
    },
    [target, before],
  );
  return null;
}
