import { useEffect, useRef } from 'react';
import { announce } from '#src/ui/announcer/announce.ts';

/** Stages of a wait are announced politely and at most this often. */
const PAUSE_MS = 5000;

/**
 * Announces a changing text: at once the first time, then the newest one at most every 5 s, and
 * nothing more when the wait is over.
 */
export function useCalmAnnouncement(text: string): void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const lastText = useRef('');
  const withdraw = useRef(() => {});
  useEffect(() => {
    if (lastText.current === text) return;
    const say = () => {
      lastAt.current = performance.now();
      lastText.current = text;
      withdraw.current = announce(text, { isWait: true });
    };
    const wait = lastAt.current + PAUSE_MS - performance.now();
    if (wait <= 0) return say();
    const timer = setTimeout(say, wait);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => withdraw.current(), []);
}
