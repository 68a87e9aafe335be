import { shownValue } from '#src/tab/shownValue.ts';

/**
 * What was done last, shown by layouts/SuccessMessage.tsx. It outlives the page that showed it, so
 * the page that follows can come at once.
 */

export interface Success {
  readonly id: number;
  /** Who did it: another person may have signed in since. */
  readonly userGuid: string | null;
  readonly paragraphs: readonly string[];
}

export const shownSuccess = shownValue<Success | null>(null);
let lastId = 0;

/** Shows this success in the place of the one before. */
export function showSuccess(success: Omit<Success, 'id'>): void {
  lastId += 1;
  shownSuccess.set({ ...success, id: lastId });
}

/** Closes the message; also to be called at sign-out. */
export function clearSuccess(): void {
  shownSuccess.set(null);
}
