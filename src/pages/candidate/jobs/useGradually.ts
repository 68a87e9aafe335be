import { startTransition, useEffect, useState } from 'react';

/** As many cards as a window shows at first. */
const FIRST = 4;
const STEP = 3;

/**
 * Renders the first items at once and the others a few at a time: 25 cards at once block a slow
 * phone for a second and a half.
 * @param atOnce for a cached list: its scroll position is restored once it has its old height
 */
export function useGradually<Item>(items: readonly Item[], atOnce: boolean): readonly Item[] {
  const [count, setCount] = useState(atOnce ? items.length : FIRST);
  useEffect(() => {
    if (count >= items.length) return;
    startTransition(() => setCount(count + STEP));
  }, [count, items.length]);
  return count < items.length ? items.slice(0, count) : items;
}
