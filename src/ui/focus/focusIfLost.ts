import { focusField } from './focusField.ts';

/**
 * Focuses a control by its id when what had the focus is gone. A dialog that closes at the same
 * time restores the focus first, which takes one frame.
 */
export function focusIfLost(id: string): void {
  const look = () => {
    const now = document.activeElement;
    if (now === null || now === document.body) focusField(id);
  };
  requestAnimationFrame(() => requestAnimationFrame(look));
}
