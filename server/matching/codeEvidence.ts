/**
 * Gives a title a SOC code by several kinds of evidence together. The matcher over all known titles
 * finds the likely codes; what the work is, who reported which title and runs of letters decide
 * between them. Slower than the matcher alone, which the ranking uses.
 */
import { codeWeights, type CodeWeights } from './codeWeights.ts';
import type { KnownTitle } from './knownTitles.ts';
import { createLetterAgreement } from './letterAgreement.ts';
import { createTextAgreement } from './textAgreement.ts';
import { occupationWords } from './titleWords.ts';
import { type CodeScore, createTitleMatcher, type TitleMatcher } from './titles.ts';
import { stemOf } from './words.ts';

/** What speaks for a code, by the kinds of `codeWeights`. */
export interface Evidence {
  readonly code: string;
  readonly kinds: Readonly<Record<keyof CodeWeights, number>>;
}

/** The codes that one title may mean; empty when none of its words is known. */
export type EvidenceReader = (title: string) => Evidence[];

/** How many of the likeliest codes are looked at, by the kind of evidence that names them. */
const byTitles = 40;
const byOthers = 12;
/** More than there are codes. */
const every = 2000;

const bestOf = (scores: ReadonlyMap<string, number>): string[] =>
  [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, byOthers)
    .map(([code]) => code);

const scoresOf = (matcher: TitleMatcher, title: string): ReadonlyMap<string, number> =>
  new Map(matcher.codes(title, every).map(({ code, score }) => [code, score]));

/** By code the stems of all its titles. */
function stemsByCode(known: readonly KnownTitle[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byCode = new Map<string, Set<string>>();
  for (const { code, title } of known) {
    const stems = byCode.get(code) ?? new Set();
    byCode.set(code, stems);
    for (const word of occupationWords(title)) stems.add(stemOf(word));
  }
  return byCode;
}

/**
 * @param texts what the work of a code is, where that is known
 * @param matcher over `known`, where there is one already
 */
export function createEvidenceReader(
  known: readonly KnownTitle[],
  texts: ReadonlyMap<string, string>,
  matcher: TitleMatcher = createTitleMatcher(known),
): EvidenceReader {
  const reportedTitles = createTitleMatcher(known.filter(({ isReported }) => isReported));
  const lettersOf = createLetterAgreement(known);
  const textOf = createTextAgreement(texts);
  const stems = stemsByCode(known);
  return (title) => {
    const asked = matcher.stems(title);
    const whole = asked.reduce((sum, stem) => sum + matcher.telling(stem), 0);
    const titles = scoresOf(matcher, title);
    const reported = scoresOf(reportedTitles, title);
    const text = textOf(asked);
    // Runs of letters alone are no evidence: any two words share some.
    if (titles.size === 0 && text.size === 0) return [];
    const letters = lettersOf(title);
    const coverage = (code: string): number =>
      asked.reduce(
        (sum, stem) => sum + (stems.get(code)?.has(stem) ? matcher.telling(stem) : 0),
        0,
      );
    const likely = new Set([
      ...[...titles.keys()].slice(0, byTitles),
      ...[reported, text, letters].flatMap(bestOf),
    ]);
    return [...likely].map((code) => ({
      code,
      kinds: {
        titles: titles.get(code) ?? 0,
        reported: reported.get(code) ?? 0,
        coverage: whole === 0 ? 0 : coverage(code) / whole,
        text: text.get(code) ?? 0,
        letters: letters.get(code) ?? 0,
      },
    }));
  };
}

/** The codes of the evidence with how likely each is, likeliest first; together they are 1. */
export function weigh(
  evidence: readonly Evidence[],
  weights: CodeWeights = codeWeights,
): CodeScore[] {
  const sums = evidence.map(({ kinds }) =>
    Math.exp(
      weights.titles * kinds.titles +
        weights.reported * kinds.reported +
        weights.coverage * kinds.coverage +
        weights.text * kinds.text +
        weights.letters * kinds.letters,
    ),
  );
  const whole = sums.reduce((sum, one) => sum + one, 0);
  return evidence
    .map(({ code }, at) => ({ code, score: (sums[at] ?? 0) / whole }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}
