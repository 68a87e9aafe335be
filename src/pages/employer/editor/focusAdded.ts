import { focusField } from '#src/ui/focus/focusField.ts';

/** Moves the focus to a field that a press makes, once it is there. */
export function focusAdded(fieldId: string): void {
  requestAnimationFrame(() => focusField(fieldId));
}
