/** Part of a list. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** How many slots have each score above 0. */
export function countsOf(scores: Uint16Array, most: number): Uint32Array {
  const counts = new Uint32Array(most + 2);
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  }
  counts[0] = 0;
  return counts;
}

/** How many slots have a score above 0. */
export function countOf(scores: Uint16Array): number {
  let count = 0;
  for (let slot = 0; slot < scores.length; slot += 1) if ((scores[slot] ?? 0) > 0) count += 1;
  return count;
}

/** The sum of counts. */
export function sumOf(counts: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at += 1) sum += counts[at] ?? 0;
  return sum;
}

/**
 * Part of the list, highest scores first and each score in the given order, without sorting it:
 * the counts say which scores the part contains.
 */
export function pageOf(
  order: Uint32Array,
  scores: Uint16Array,
  counts: Uint32Array,
  { offset, limit }: Part,
): number[] {
  const wanted = new Map<number, { skip: number; take: number; slots: number[] }>();
  let skip = offset;
  let left = limit;
  for (let score = counts.length - 1; score > 0 && left > 0; score -= 1) {
    const count = counts[score] ?? 0;
    if (count > skip) {
      const take = Math.min(left, count - skip);
      wanted.set(score, { skip, take, slots: [] });
      left -= take;
    }
    skip = Math.max(0, skip - count);
  }
  // Most slots have another score; a look into the map costs more than two comparisons.
  const least = Math.min(...wanted.keys());
  const most = Math.max(...wanted.keys());
  let missing = limit - left;
  for (let at = 0; at < order.length && missing > 0; at += 1) {
    const slot = order[at] ?? 0;
    const score = scores[slot] ?? 0;
    if (score < least || score > most) continue;
    const stretch = wanted.get(score);
    if (stretch === undefined) continue;
    if (stretch.skip > 0) stretch.skip -= 1;
    else if (stretch.slots.length < stretch.take) {
      stretch.slots.push(slot);
      missing -= 1;
    }
  }
  return [...wanted.values()].flatMap(({ slots }) => slots);
}

/** Part of the list in the given order, whatever the scores. */
export function pageInOrder(order: Uint32Array, scores: Uint16Array, part: Part): number[] {
  const slots: number[] = [];
  let skip = part.offset;
  for (let at = 0; at < order.length && slots.length < part.limit; at += 1) {
    const slot = order[at] ?? 0;
    if ((scores[slot] ?? 0) === 0) continue;
    if (skip > 0) skip -= 1;
    else slots.push(slot);
  }
  return slots;
}
