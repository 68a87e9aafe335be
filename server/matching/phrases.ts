import { stemsOf } from './words.ts';

/**
 * Words allowed between the words of a phrase: "kitchen staff management" contains "kitchen
 * management".
 */
const mostBetween = 1;

export interface PhraseFinder<Stem> {
  /** The phrases whose words are together, in any order, in these stems. */
  find(stems: ArrayLike<Stem>): string[];
}

/**
 * Prepares phrases (skills) to be found in texts of stems; the spelling of the phrase is kept.
 * @param keyOf maps a stem to the unit of the texts; a phrase with an undefined one is never found
 */
export function createPhraseFinder<Stem>(
  phrases: Iterable<string>,
  keyOf: (stem: string) => Stem | undefined,
): PhraseFinder<Stem> {
  const uses = new Map<Stem, number>();
  const all: { phrase: string; keys: Stem[] }[] = [];
  for (const phrase of new Set(phrases)) {
    const stems = [...new Set(stemsOf(phrase))];
    const keys = stems.map(keyOf).filter((key) => key !== undefined);
    if (keys.length === 0 || keys.length < stems.length) continue;
    all.push({ phrase, keys });
    for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  const byRarest = new Map<Stem, { phrase: string; keys: Stem[] }[]>();
  for (const entry of all) {
    const rarest = entry.keys.reduce((a, b) => ((uses.get(b) ?? 0) < (uses.get(a) ?? 0) ? b : a));
    const list = byRarest.get(rarest);
    if (list === undefined) byRarest.set(rarest, [entry]);
    else list.push(entry);
  }
  return {
    find: (stems) => {
      const found = new Set<string>();
      for (let at = 0; at < stems.length; at += 1) {
        const stem = stems[at];
        if (stem === undefined) continue;
        for (const { phrase, keys } of byRarest.get(stem) ?? []) {
          if (!found.has(phrase) && standTogether(stems, at, keys)) found.add(phrase);
        }
      }
      return [...found];
    },
  };
}

function standTogether<Stem>(stems: ArrayLike<Stem>, at: number, keys: readonly Stem[]): boolean {
  const reach = keys.length - 1 + mostBetween;
  const from = Math.max(0, at - reach);
  const to = Math.min(stems.length - 1, at + reach);
  return keys.every((key) => {
    for (let near = from; near <= to; near += 1) if (stems[near] === key) return true;
    return false;
  });
}
