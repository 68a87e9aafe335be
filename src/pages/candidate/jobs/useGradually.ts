import { startTransition, useEffect, useState } from 'react';

/** As many cards as a window shows at first. */
const FIRST = 4;
const STEP = 3;

/**
 * The first items at once and the others a few at a time, in between what the person does: 25 cards drawn in one go keep a
 * slow phone from answering for a second and a half.
 * @param atOnce for a list that was here before: its place is sought as soon as it is as long as it was
 */
export function useGradually<Item>(items: readonly Item[], atOnce: boolean): readonly Item[] {
  const [count, setCount] = useState(atOnce ? items.length : FIRST);
  useEffect(() => {
    if (count >= items.length) return;
    startTransition(() => setCount(count + STEP));
  }, [count, items.length]);
  return count < items.length ? items.slice(0, count) : items;
}
