import type { FocusEvent } from 'react';

/** A window that loses the focus keeps its field: only a field that was left is one. */
export const leaving = (leave: () => void) => (event: FocusEvent) => {
  if (document.activeElement !== event.target) leave();
};
