import { focusField } from './focusField.ts';

/**
 * Moves the focus to what a press adds to the page, by its id, once it was drawn: one frame adds
 * it, and a screen reader may miss a focus that comes with the control itself.
 */
export function focusAdded(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(id)));
}
