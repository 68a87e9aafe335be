import { plainPath } from '#domain/plainPath.ts';

/**
 * The address that somebody asked for and that names no page, until they go on. Kept for the tab
 * alone: a redirect leads away from it, and a reload of where that led is another wish.
 */

let missed: string | null = null;
const listeners = new Set<() => void>();

function change(next: string | null): void {
  missed = next;
  for (const tell of listeners) tell();
}

/** Without what could name somebody or let somebody in. */
export function noteMissed(path: string): void {
  change(plainPath(path));
}

export function forgetMissed(): void {
  if (missed !== null) change(null);
}

/** For useSyncExternalStore. */
export const missedAddress = {
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  get: (): string | null => missed,
};
