import { nameOfOccupation, occupationCount, relatedTo } from './everydayWords.ts';
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

/**
 * Everyday names of the work that is related to an occupation and has jobs that are open on a day,
 * the most alike first. A search for such a name finds these jobs.
 * @param occupation its number; 0 when it is not known
 */
export function kindsWithJobs(
  occupation: number,
  { occupation: numbers, closesDay }: SlotFacts,
  day: number,
): readonly string[] {
  if (occupation === 0) return [];
  const own = new Set([occupation]);
  const wanted = relatedTo({ occupations: own, titled: own });
  const open = new Set<number>();
  for (let slot = 0; slot < numbers.length && open.size < wanted.size; slot += 1) {
    const number = numbers[slot] ?? 0;
    if ((closesDay[slot] ?? 0) >= day && wanted.has(number)) open.add(number);
  }
  return [...wanted].filter((number) => open.has(number)).map(nameOfOccupation);
}
