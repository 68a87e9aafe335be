import { useState } from 'react';

/**
 * A list becomes another one by what a person does. The one on the screen stays as it is under
 * their hands; opened next, the list has another version, which loads and says what came: the old
 * one would be shown as true, and then change without a word.
 */
const versions = new Map<string, number>();

/** The version of a list that an opening now would show. */
export function listVersion(list: string): number {
  return versions.get(list) ?? 0;
}

/** Called when a list has become another one. */
export function nextListVersion(list: string): void {
  versions.set(list, listVersion(list) + 1);
}

/** The version that was the newest when the page was opened. */
export function useListVersion(list: string): number {
  const [version] = useState(() => listVersion(list));
  return version;
}

/** The next person's lists are their own: to be called when a person signs out. */
export function clearListVersions(): void {
  versions.clear();
}
