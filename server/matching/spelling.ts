/** Whether two words differ by one letter added, dropped or changed, or two neighbors swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const restOf = (word: string, skip: number) => word.slice(at + skip);
  if (a.length === b.length) {
    const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && restOf(a, 2) === restOf(b, 2);
    return swapped || restOf(a, 1) === restOf(b, 1);
  }
  return a.length > b.length ? restOf(a, 1) === restOf(b, 0) : restOf(a, 0) === restOf(b, 1);
}

/** Shortest word to correct: below it, one error makes another real word. */
const shortestCorrected = 6;

/**
 * Corrects words that a vocabulary does not have: one typing error (`electrican`), or two known
 * words written as one (`drycleaner`). Other words are returned unchanged.
 * @param vocabulary known words and how often each is used
 */
export function createSpelling(
  vocabulary: ReadonlyMap<string, number>,
): (word: string) => string[] {
  const byStart = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    const list = byStart.get(word.slice(0, 2));
    if (list === undefined) byStart.set(word.slice(0, 2), [word]);
    else list.push(word);
  }
  return (word) => {
    if (vocabulary.has(word) || word.length < shortestCorrected || /\d/.test(word)) return [word];
    const near = (byStart.get(word.slice(0, 2)) ?? []).filter((known) =>
      isOneSlipApart(word, known),
    );
    // An error is rarely in the last letter, so a word with the same ending is likelier.
    const worth = (known: string) =>
      (known.at(-1) === word.at(-1) ? 1e6 : 0) + (vocabulary.get(known) ?? 0);
    near.sort((a, b) => worth(b) - worth(a) || a.localeCompare(b));
    const best = near[0];
    if (best !== undefined) return [best];
    for (let cut = 3; cut <= word.length - 4; cut += 1) {
      const parts = [word.slice(0, cut), word.slice(cut)];
      if (parts.every((part) => (vocabulary.get(part) ?? 0) > 1)) return parts;
    }
    return [word];
  };
}
