import { Inverted, type Weighted } from './inverted.ts';
import type { KnownTitle } from './knownTitles.ts';
import { occupationWords } from './titleWords.ts';
import { stemOf } from './words.ts';

const lengths = [3, 4, 5] as const;

/** Titles less alike than this have only common endings in common. */
const leastAlike = 0.15;

/** How many of a code's best titles count beside the very best, and for which share. */
const voters = 5;
const voteShare = 0.4;

/** The runs of three to five letters of a title's stems, with the gaps between words. */
function runsOf(title: string): Set<string> {
  const text = ` ${occupationWords(title).map(stemOf).join(' ')} `;
  const runs = new Set<string>();
  for (const length of lengths)
    for (let at = 0; at + length <= text.length; at += 1) runs.add(text.slice(at, at + length));
  return runs;
}

/**
 * Compares a title with the known ones by runs of letters, so that other endings, compounds and
 * misspelt words agree in part.
 * @returns the agreement of each code with a title that is a little alike: 0 … 1
 */
export function createLetterAgreement(
  known: readonly KnownTitle[],
): (title: string) => ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  const runs = known.map(({ title }) => runsOf(title));
  for (const one of runs) for (const run of one) spread.set(run, (spread.get(run) ?? 0) + 1);
  const vector = (one: Iterable<string>): Weighted => {
    const weighted = [...one].flatMap((run) => {
      const titles = spread.get(run);
      return titles === undefined ? [] : [[run, Math.log(known.length / titles)] as const];
    });
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return weighted.map(([run, weight]) => [run, weight / length] as const);
  };
  const index = new Inverted();
  runs.forEach((one, at) => index.add(at, vector(one)));
  return (title) => {
    const byCode = new Map<string, number[]>();
    index.compare(vector(runsOf(title)), (at, alike) => {
      const code = known[at]?.code;
      if (code === undefined || alike < leastAlike) return;
      const list = byCode.get(code);
      if (list === undefined) byCode.set(code, [alike]);
      else list.push(alike);
    });
    return new Map(
      [...byCode].map(([code, all]) => {
        const best = all.sort((a, b) => b - a).slice(0, voters);
        const vote = best.reduce((sum, alike) => sum + alike, 0) / voters;
        return [code, (1 - voteShare) * (best[0] ?? 0) + voteShare * vote];
      }),
    );
  };
}
