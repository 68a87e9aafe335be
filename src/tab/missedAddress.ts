import { plainPath } from '#domain/plainPath.ts';
import { shownValue } from '#src/tab/shownValue.ts';

/**
 * The address that somebody asked for and that names no page, until they go on. Kept for the tab
 * alone: a redirect leads away from it, and a reload of where that led is another wish.
 */
export const missedAddress = shownValue<string | null>(null);

/** Without what could name somebody or let somebody in. */
export function noteMissed(path: string): void {
  missedAddress.set(plainPath(path));
}

export function forgetMissed(): void {
  if (missedAddress.get() !== null) missedAddress.set(null);
}
