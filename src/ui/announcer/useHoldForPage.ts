import { useLayoutEffect } from 'react';
import { holdForPage } from '#src/ui/announcer/announce.ts';

/** Lets what was done be said after the title of the next page, while that is on its way. */
export function useHoldForPage(isOpening: boolean): void {
  useLayoutEffect(() => (isOpening ? holdForPage() : undefined), [isOpening]);
}
