import { focusAdded } from '#src/ui/focus/focusAdded.ts';

/** The element id of a note, by its number. */
export const noteId = (number: number) => `note-${number}`;

/** The element id of the button that takes a replacement back. */
export const undoId = (field: string, start: number) => `undo-${field.replace('/', '-')}-${start}`;

/**
 * Moves the focus on after a note went: to the note that has its number now, to the last one, or
 * else to `otherwise`.
 */
export function focusNextNote(number: number, left: number, otherwise: string): void {
  focusAdded(left === 0 ? otherwise : noteId(Math.min(number, left)));
}
