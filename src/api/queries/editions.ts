import { useState } from 'react';

/**
 * A list becomes another one by what a person does. The one on the screen stays as it is under their hands; opened next, the list
 * is of a new edition, which loads and says what came: the old one would be shown as true, and then change without a word.
 */

const editions = new Map<string, number>();

/** The edition of a list that an opening now would show. */
export function editionOf(list: string): number {
  return editions.get(list) ?? 0;
}

/** Called when a list has become another one. */
export function beginEdition(list: string): void {
  editions.set(list, editionOf(list) + 1);
}

/** The edition that was the newest when the page was opened. */
export function useEdition(list: string): number {
  const [edition] = useState(() => editionOf(list));
  return edition;
}
