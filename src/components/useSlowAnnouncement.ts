import { useEffect } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';

/** What is done sooner needs no word before the word that it is done. */
const SLOW_AFTER_MS = 1000;

/** Says `text` when something has been under way for a second: whoever cannot see the busy button would take it for dead. */
export function useSlowAnnouncement(isUnderWay: boolean, text: string): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(announce, SLOW_AFTER_MS, text);
    return () => clearTimeout(timer);
  }, [isUnderWay, text]);
}
