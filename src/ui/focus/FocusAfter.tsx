import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { focusLater } from './focusLater.ts';

/**
 * Inside a dialog: moves focus after the dialog closed. Without an id focus stays where
 * react-aria restored it.
 */
export function FocusAfter({ target }: { target: RefObject<string | undefined> }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const id = target.current;
      if (id) focusLater(id, before);
    },
    [target, before],
  );
  return null;
}
