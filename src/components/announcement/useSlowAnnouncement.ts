import { useEffect } from 'react';
import { announceAfter } from '#src/ui/announcer/announce.ts';

/** Faster work needs no announcement before the one that it is done. */
const SLOW_AFTER_MS = 1000;

/**
 * Announces `text` when work takes more than a second, for people who cannot see the busy button.
 */
export function useSlowAnnouncement(isInProgress: boolean, text: string): void {
  useEffect(() => {
    if (!isInProgress) return;
    return announceAfter(SLOW_AFTER_MS, text);
  }, [isInProgress, text]);
}
