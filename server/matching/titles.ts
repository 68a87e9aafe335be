import { Inverted, type Weighted } from './inverted.ts';
import { tableTitles, type KnownTitle } from './knownTitles.ts';
import { createSpelling } from './spelling.ts';
import { headWord, occupationWords } from './titleWords.ts';
import { familyOf, stemOf } from './words.ts';

/** A SOC code for a title, with a score in 0 … 1: near 1 when the title is known exactly. */
export interface CodeScore {
  readonly code: string;
  readonly score: number;
}

/** A title as features (stems, pairs, head, families) with weights; the vector has length 1. */
export type TitleVector = Weighted;

export interface TitleMatcher {
  /** Codes best first; empty when the title shares no word with any known title. */
  codes(title: string, limit?: number): CodeScore[];
  /** For comparing two titles with each other by their dot product. */
  vector(title: string): TitleVector;
  /** The stems of a title's telling words, spelling mended, each once. */
  stems(title: string): string[];
  /** How much a stem says about the occupation, 0 … 1: low for words in titles of every kind. */
  telling(stem: string): number;
}

/** The weight of each kind of evidence compared with a title's words. */
const weights = { word: 1, pair: 0.4, head: 0.4, family: 0.35 };

/** How many of a code's best titles count, each for a share of the one before. */
const voters = 6;
const voteDecay = 0.5;
const voteShare = 0.4;

/** Share of the score from the words of all titles of a code together. */
const bagShare = 0.45;

/** "All Other" occupations are for work without a named occupation, so they lose a draw. */
const residualFactor = 0.93;

interface WordParts {
  readonly stem: string;
  /** As a feature: not to be taken for a stem. */
  readonly family: string;
}

const wordParts = (word: string): WordParts => ({
  stem: stemOf(word),
  family: `~${familyOf(word)}`,
});

/** The same, working out each word once. */
function rememberedParts(): (word: string) => WordParts {
  const known = new Map<string, WordParts>();
  return (word) => {
    let parts = known.get(word);
    if (parts === undefined) {
      parts = wordParts(word);
      known.set(word, parts);
    }
    return parts;
  };
}

/** A title as weighted features: stems, pairs of stems, the head word, word families. */
function featuresOf(
  words: readonly string[],
  head: string | undefined,
  partsOf: (word: string) => WordParts = wordParts,
): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => {
    features.set(name, Math.max(weight, features.get(name) ?? 0));
  };
  let before: string | undefined;
  for (const word of words) {
    const { stem, family } = partsOf(word);
    add(stem, weights.word);
    add(family, weights.family);
    if (before !== undefined) add(`${before} ${stem}`, weights.pair);
    before = stem;
  }
  if (head !== undefined) add(`>${partsOf(head).stem}`, weights.head);
  return features;
}

/** `house keeper` also searches `housekeeper`, when that is a word. */
function joinedPairs(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  return words.flatMap((word, at) => {
    const joined = `${word}${words[at + 1] ?? ''}`;
    return at + 1 < words.length && isKnown(joined) ? [joined] : [];
  });
}

/** Feature weights times rarity, as a vector of length 1. Empty stays empty. */
function unit(
  features: Iterable<readonly [string, number]>,
  idf: (f: string) => number,
): TitleVector {
  const weighted = [...features].map(([f, w]) => [f, w * idf(f)] as const);
  const norm = Math.hypot(...weighted.map(([, w]) => w));
  return norm === 0 ? [] : weighted.map(([f, w]) => [f, w / norm] as const);
}

/**
 * Builds a matcher over known titles: each becomes a vector of idf-weighted features. A title is
 * compared by cosine with those that share a feature, and the best titles of each code count
 * together with the bag of all its words. Building costs about 30 microseconds a title.
 * @param options.hasResiduals whether a code that ends with 9 is for all other work, as in SOC
 */
export function createTitleMatcher(
  known: readonly KnownTitle[],
  { hasResiduals = true }: { hasResiduals?: boolean } = {},
): TitleMatcher {
  const vocabulary = new Map<string, number>();
  const spread = new Map<string, Set<string>>();
  const partsOf = rememberedParts();
  const all = known.map(({ title, code }) => {
    const words = occupationWords(title);
    for (const word of words) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    const features = featuresOf(words, headWord(title, words), partsOf);
    for (const feature of features.keys()) {
      const codes = spread.get(feature);
      if (codes === undefined) spread.set(feature, new Set([code]));
      else codes.add(code);
    }
    return features;
  });
  const codeNames = [...new Set(known.map(({ code }) => code))];
  const codeAt = new Map(codeNames.map((code, at) => [code, at]));
  const codeOfEntry = Int32Array.from(known, ({ code }) => codeAt.get(code) ?? 0);
  const codeCount = codeNames.length;
  const idf = (feature: string): number =>
    Math.log(1 + codeCount / (0.5 + (spread.get(feature)?.size ?? 0)));

  const entries = new Inverted();
  const bags = new Map<string, Map<string, number>>();
  known.forEach(({ code, trust = 1 }, at) => {
    const features = all[at] ?? new Map<string, number>();
    entries.add(at, unit(features, idf), trust);
    const bag = bags.get(code) ?? new Map<string, number>();
    bags.set(code, bag);
    for (const [feature, weight] of features) {
      bag.set(feature, (bag.get(feature) ?? 0) + trust * weight);
    }
  });
  const codeBags = new Inverted();
  for (const [code, bag] of bags) {
    codeBags.add(
      codeAt.get(code) ?? 0,
      unit(
        [...bag].map(([f, count]) => [f, Math.sqrt(count)] as const),
        idf,
      ),
    );
  }
  const correctSpelling = createSpelling(vocabulary);

  const vector = (title: string): TitleVector => {
    const words = occupationWords(title).flatMap(correctSpelling);
    const head = headWord(title);
    const joined = joinedPairs(words, (word) => vocabulary.has(word));
    return unit(
      featuresOf([...words, ...joined], head === undefined ? head : correctSpelling(head).at(-1)),
      idf,
    );
  };
  const codes = (title: string, limit = 5): CodeScore[] => {
    const asked = vector(title);
    const votes = new Map<number, number[]>();
    entries.compare(asked, (entry, cosine) => {
      const code = codeOfEntry[entry] ?? 0;
      const list = votes.get(code);
      if (list === undefined) votes.set(code, [cosine]);
      else list.push(cosine);
    });
    const bagScores = new Float64Array(codeCount);
    codeBags.compare(asked, (code, cosine) => {
      bagScores[code] = cosine;
    });
    return [...votes]
      .map(([at, cosines]) => {
        const code = codeNames[at] ?? '';
        const fair = hasResiduals && isResidual(code) ? residualFactor : 1;
        return { code, score: codeScore(cosines, bagScores[at] ?? 0) * fair };
      })
      .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
      .slice(0, limit);
  };
  const mostTelling = idf('');
  const telling = (stem: string): number => idf(stem) / mostTelling;
  const stems = (title: string): string[] => [
    ...new Set(occupationWords(title).flatMap(correctSpelling).map(stemOf)),
  ];
  return { codes, vector, stems, telling };
}

/** SOC gives the residual ("All Other") occupation of a broad group the last digit 9. */
const isResidual = (code: string): boolean => code.endsWith('9');

/** By the best cosines of the code's titles, and by the bag of all of them. */
function codeScore(cosines: readonly number[], bag: number): number {
  const best = highest(cosines, voters);
  let vote = 0;
  let whole = 0;
  for (let at = 0; at < voters; at += 1) {
    vote += (best[at] ?? 0) * voteDecay ** at;
    whole += voteDecay ** at;
  }
  const nearest = (1 - voteShare) * (best[0] ?? 0) + (voteShare * vote) / whole;
  return (1 - bagShare) * nearest + bagShare * bag;
}

/** The highest of many, highest first: a code can have thousands, so they are not sorted. */
function highest(values: readonly number[], count: number): number[] {
  const best: number[] = [];
  for (const value of values) {
    if (best.length === count && value <= (best[count - 1] ?? 0)) continue;
    let at = Math.min(best.length, count - 1);
    while (at > 0 && value > (best[at - 1] ?? 0)) {
      best[at] = best[at - 1] ?? 0;
      at -= 1;
    }
    best[at] = value;
  }
  return best;
}

let ownMatcher: TitleMatcher | undefined;
let learned: readonly KnownTitle[] = [];

/** Further titles for the default matcher of this process, in place of those it learned before. */
export function learn(titles: readonly KnownTitle[]): void {
  learned = titles;
  ownMatcher = undefined;
}

/** The name of an occupation among what was learned. */
export const learnedName = (code: string): string | undefined =>
  learned.find((known) => known.isName && known.code === code)?.title;

/** The titles of our own table, and those that were learned. */
export const knownTitles = (): readonly KnownTitle[] => [...tableTitles(), ...learned];

/** The matcher over all of them, built at first use. */
export function defaultTitleMatcher(): TitleMatcher {
  ownMatcher ??= createTitleMatcher(knownTitles());
  return ownMatcher;
}

/**
 * The likeliest SOC 2018 codes of a job title, best first; empty when it shares no word with any
 * known title.
 * @param options.matcher another matcher, e.g. one built with O*NET's titles; our own table by
 * default
 */
export function codesForTitle(
  title: string,
  { limit = 5, matcher }: { limit?: number; matcher?: TitleMatcher } = {},
): CodeScore[] {
  return (matcher ?? defaultTitleMatcher()).codes(title, limit);
}
