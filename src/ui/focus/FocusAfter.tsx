import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusField } from './focusField.ts';

const TYPED_INTO = 'input, textarea, select, [role="spinbutton"]';

/**
 * Inside a dialog: moves focus once the dialog is gone, after react-aria has given it back, which takes one frame. Without an id
 * focus stays where it was given back; and who has gone on to a field by then is left there.
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
        // What is not there any more cannot take it; nobody may be left on nothing (WCAG 2.4.3).
        if (!focusField(id)) document.querySelector<HTMLElement>('main h1')?.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(focusIt));
    },
    [target, before],
  );
  return null;
}
