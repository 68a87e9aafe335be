import { Inverted } from './inverted.ts';
import { isStopWord, stemOf, wordsOf } from './words.ts';

/** BM25's usual share of a text's length, and how soon a repeated word adds little. */
const lengthShare = 0.75;
const repeated = 1.2;

/**
 * Compares stems with a text for each code, by BM25.
 * @returns the agreement of each code that has a stem, as a share of the best one
 */
export function createTextAgreement(
  texts: ReadonlyMap<string, string>,
): (stems: readonly string[]) => ReadonlyMap<string, number> {
  const counted = [...texts].map(([code, text]) => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) {
      if (isStopWord(word)) continue;
      const stem = stemOf(word);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    let length = 0;
    for (const count of counts.values()) length += count;
    return { code, counts, length };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const spread = new Map<string, number>();
  const index = new Inverted();
  counted.forEach(({ counts, length }, at) => {
    const slow = repeated * (1 - lengthShare + (lengthShare * length) / mean);
    index.add(
      at,
      [...counts].map(([stem, count]) => [stem, count / (count + slow)] as const),
    );
    for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  });
  const rarity = (stem: string): number =>
    Math.log(1 + counted.length / (0.5 + (spread.get(stem) ?? 0)));
  return (stems) => {
    const sums = new Map<string, number>();
    index.compare(
      [...new Set(stems)].map((stem) => [stem, rarity(stem)] as const),
      (at, sum) => sums.set(counted[at]?.code ?? '', sum),
    );
    const most = Math.max(0, ...sums.values());
    return new Map([...sums].map(([code, sum]) => [code, sum / most]));
  };
}
