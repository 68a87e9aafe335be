import { useState } from 'react';

/**
 * Counts the versions of a list. What a person does may change a list. A list on screen keeps
 * its version and does not change while it is used; the next opening gets a new version, so it
 * loads again and does not show the old list first.
 */
const versions = new Map<string, number>();

/** The version that a list would have if it were opened now. */
export function listVersion(list: string): number {
  return versions.get(list) ?? 0;
}

/** To be called when a list has changed. */
export function nextListVersion(list: string): void {
  versions.set(list, listVersion(list) + 1);
}

/** The version of the list at the time its page was opened. */
export function useListVersion(list: string): number {
  const [version] = useState(() => listVersion(list));
  return version;
}

/** To be called at sign-out. */
export function clearListVersions(): void {
  versions.clear();
}
