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

let shown: Success | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Success | null): void {
  shown = next;
  for (const tell of listeners) tell();
}

/** Shows this success in the place of the one before. */
export function showSuccess(success: Omit<Success, 'id'>): void {
  lastId += 1;
  change({ ...success, id: lastId });
}

/** Closes the message; also to be called at sign-out. */
export function clearSuccess(): void {
  change(null);
}

/** For useSyncExternalStore. */
export const shownSuccess = {
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: (): Success | null => shown,
};
