import { useEffect, useState } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';

/**
 * Announces `text` when work begins, and withdraws it when the work is over, so that nobody hears
 * it after what came of it.
 * @returns announces it again while the work goes on
 */
export function useBusyAnnouncement(isBusy: boolean, text: string): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => (isBusy ? announce(text, { isWait: true }) : undefined), [isBusy, text, times]);
  return () => setTimes((before) => before + 1);
}
