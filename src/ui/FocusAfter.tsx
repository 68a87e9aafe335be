import { useEffect } from 'react';
import type { RefObject } from 'react';
import { focusField } from './focusField.ts';

/**
 * Inside a dialog: moves focus once the dialog is gone, after react-aria has given it back, which takes one frame. Without an id
 * focus stays where it was given back.
 */
export function FocusAfter({ target }: { target: RefObject<string | undefined> }) {
  useEffect(
    () => () => {
      const id = target.current;
      if (!id) return;
      const focusIt = () => {
        // What is not there any more cannot take it; nobody may be left on nothing (WCAG 2.4.3).
        if (!focusField(id)) document.querySelector<HTMLElement>('main h1')?.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(focusIt));
    },
    [target],
  );
  return null;
}
