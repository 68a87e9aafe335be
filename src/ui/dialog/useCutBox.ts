import { type RefObject, useEffect, useState } from 'react';

/**
 * The box, while it shows only part of what it holds: a keyboard must then be able to scroll it
 * (WCAG 2.1.1).
 */
export function useCutBox(box: RefObject<HTMLElement | null>): HTMLElement | null {
  const [cut, setCut] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setCut(element.scrollHeight > element.clientHeight + 1 ? element : null);
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, [box]);
  return cut;
}
