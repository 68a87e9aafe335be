import { nameOfOccupation, occupationCount } from './everydayWords.ts';
import { relatedScore } from './scores.ts';
import type { SlotFacts } from './slotFacts.ts';

/** The jobs of related work at the end of a list. */
export interface RelatedWork {
  readonly count: number;
  /** Everyday names of the kinds of work, the one with the most jobs first. */
  readonly kinds: readonly string[];
}

/** Sets the scores of related work to 0 and says what it was; null when there was none. */
export function takeRelated(scores: Uint16Array, { occupation }: SlotFacts): RelatedWork | null {
  const counts = new Uint32Array(occupationCount() + 1);
  let count = 0;
  for (let slot = 0; slot < scores.length; slot += 1) {
    if (scores[slot] !== relatedScore) continue;
    scores[slot] = 0;
    const number = occupation[slot] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
    count += 1;
  }
  if (count === 0) return null;
  const found = [...counts.keys()].filter((number) => (counts[number] ?? 0) > 0);
  found.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return { count, kinds: found.map(nameOfOccupation) };
}
