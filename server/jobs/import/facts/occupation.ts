import { codesForTitle } from '#server/matching/titles.ts';

/** From here on a title names its occupation, and no other comes near. */
const sureScore = 0.8;
const sureLead = 0.1;

/** Looking a title up takes a millisecond, and feeds repeat their titles. */
const known = new Map<string, string | null>();
const mostKnown = 50_000;

/**
 * The SOC 2018 code of a job title; null when the title does not say it for sure. The ranking then
 * weighs the likely ones.
 */
export function occupationOf(title: string): string | null {
  const before = known.get(title);
  if (before !== undefined) return before;
  const [first, second] = codesForTitle(title, { limit: 2 });
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  const code = first && first.score >= sureScore && lead >= sureLead ? first.code : null;
  if (known.size >= mostKnown) known.clear();
  known.set(title, code);
  return code;
}
