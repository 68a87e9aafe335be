import { isOneSlipApart } from '#server/matching/spelling.ts';

/** The parts of three letters of a word, with its beginning and end, as pg_trgm takes them. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const parts = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
  return parts;
}

/** Below this two words are no spellings of one. */
const leastLikeness = 0.45;
/** A shorter word is one slip from too many others. */
const shortest = 4;

/**
 * How likely a typed word was meant to be a known one: 1 for a single slip, otherwise the share of
 * trigrams that they have in common; 0 when they are too different.
 */
export function likeness(typed: string, known: string): number {
  if (typed.length < shortest || known.length < shortest) return 0;
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > 2) return 0;
  if (isOneSlipApart(typed, known)) return 1;
  const [first, second] = [trigramsOf(typed), trigramsOf(known)];
  let common = 0;
  for (const part of first) if (second.has(part)) common += 1;
  const share = common / (first.size + second.size - common);
  return share < leastLikeness ? 0 : share;
}

/** The known word that was most likely meant; of equally likely ones the first. */
export function likeliest<One>(
  typed: string,
  known: Iterable<One>,
  wordOf: (one: One) => string,
): One | null {
  let best: { one: One; worth: number } | null = null;
  for (const one of known) {
    const worth = likeness(typed, wordOf(one));
    if (worth > (best?.worth ?? 0)) best = { one, worth };
  }
  return best?.one ?? null;
}
