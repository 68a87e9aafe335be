import { useEffect, useRef, useState } from 'react';

/** Text of a chart in its own units. On screen it is as large as small text of the page. */
export const TEXT = 16;
/** The share of small text in the text of the page: --size-s. */
const SMALL = 0.889;
/** Until it was measured: drawn for the narrowest screen. */
const NARROW = 280;

/**
 * The room for a chart in units of a sixteenth of small text, so that a drawing of this width is
 * never scaled and its text follows the person's text size.
 */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(NARROW);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = element.clientWidth;
      if (width > 0 && rootSize > 0) setRoom(Math.round((width * TEXT) / (rootSize * SMALL)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
