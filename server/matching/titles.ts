import { occupations } from './occupations/table.ts';
import type { Occupation } from './occupations/types.ts';
import { headWord, occupationWords } from './title-words.ts';
import { familyOf, stemOf } from './words.ts';

/** One known title of an occupation. `trust` weighs its source: 1 for a direct title. */
export interface KnownTitle {
  readonly code: string;
  readonly title: string;
  readonly trust?: number;
}

/** A SOC code for a title, with a score in 0 … 1: 1 is a title known word for word. */
export interface CodeScore {
  readonly code: string;
  readonly score: number;
}

export type TitleMatcher = (title: string, limit?: number) => CodeScore[];

/** How much each kind of evidence in a title counts beside its words. */
const weights = { word: 1, pair: 0.6, head: 0.5, family: 0.35 };

/** How many of a code's best titles vote, each for a share of the one before. */
const voters = 6;
const voteDecay = 0.5;

/** Share of the score that comes from the words of all titles of a code taken together. */
const bagShare = 0.35;

type Features = ReadonlyMap<string, number>;

/** A title as weighted features: stems, pairs of stems, the head word, word families. */
function featuresOf(title: string): Features {
  const words = occupationWords(title);
  const features = new Map<string, number>();
  const add = (name: string, weight: number) => {
    features.set(name, Math.max(weight, features.get(name) ?? 0));
  };
  let before: string | undefined;
  for (const word of words) {
    const stem = stemOf(word);
    add(stem, weights.word);
    add(`~${familyOf(word)}`, weights.family);
    if (before !== undefined) add(`${before} ${stem}`, weights.pair);
    before = stem;
  }
  const head = headWord(title);
  if (head !== undefined) add(`>${stemOf(head)}`, weights.head);
  return features;
}

/** The official titles of an occupation as known titles: whole, and each trade it lists. */
function officialTitles(code: string, title: string): KnownTitle[] {
  const bare = title.replace(/, Except .*$|, All Other$/, '');
  const parts = bare
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  return [
    { code, title: bare },
    ...(parts.length > 1 ? parts.map((part) => ({ code, title: part, trust: 0.8 })) : []),
  ];
}

/** Every title our own table knows. */
export const tableTitles = (table: readonly Occupation[] = occupations): KnownTitle[] =>
  table.flatMap(({ code, title, everydayTitles }) => [
    ...officialTitles(code, title),
    ...everydayTitles.map((everyday) => ({ code, title: everyday })),
  ]);

interface Posting {
  readonly entry: number;
  readonly weight: number;
}

/**
 * Builds a matcher over known titles: each title becomes a vector of idf-weighted features, a
 * title asked about is compared by cosine with those that share a feature, and the best titles of
 * each code vote. Building costs about 20 microseconds a title.
 */
export function createTitleMatcher(known: readonly KnownTitle[]): TitleMatcher {
  const all = known.map(({ title }) => featuresOf(title));
  const spread = new Map<string, Set<string>>();
  known.forEach(({ code }, at) => {
    for (const feature of all[at]?.keys() ?? []) {
      const codes = spread.get(feature);
      if (codes === undefined) spread.set(feature, new Set([code]));
      else codes.add(code);
    }
  });
  const codeCount = new Set(known.map(({ code }) => code)).size;
  const idf = (feature: string): number =>
    Math.log(1 + codeCount / (0.5 + (spread.get(feature)?.size ?? 0)));

  const postings = new Map<string, Posting[]>();
  const bags = new Map<string, Map<string, number>>();
  known.forEach(({ code, trust = 1 }, entry) => {
    const weighted = [...(all[entry] ?? [])].map(([f, w]) => [f, w * idf(f)] as const);
    const norm = Math.hypot(...weighted.map(([, w]) => w));
    let bag = bags.get(code);
    if (bag === undefined) bags.set(code, (bag = new Map()));
    for (const [feature, weight] of weighted) {
      const list = postings.get(feature);
      const posting = { entry, weight: (weight / norm) * trust };
      if (list === undefined) postings.set(feature, [posting]);
      else list.push(posting);
      bag.set(feature, (bag.get(feature) ?? 0) + trust);
    }
  });
  const bagPostings = weighBags(bags, idf);

  return (title, limit = 5) => {
    const asked = [...featuresOf(title)].map(([f, w]) => [f, w * idf(f)] as const);
    const norm = Math.hypot(...asked.map(([, w]) => w));
    if (norm === 0) return [];
    const cosines = new Map<number, number>();
    const bagScores = new Map<string, number>();
    for (const [feature, weight] of asked) {
      const share = weight / norm;
      for (const { entry, weight: w } of postings.get(feature) ?? []) {
        cosines.set(entry, (cosines.get(entry) ?? 0) + share * w);
      }
      for (const [code, w] of bagPostings.get(feature) ?? []) {
        bagScores.set(code, (bagScores.get(code) ?? 0) + share * w);
      }
    }
    return rank(known, cosines, bagScores).slice(0, limit);
  };
}

/** The features of all titles of a code as one vector of length 1; repeated words count by their root. */
function weighBags(
  bags: ReadonlyMap<string, ReadonlyMap<string, number>>,
  idf: (feature: string) => number,
): ReadonlyMap<string, readonly (readonly [string, number])[]> {
  const postings = new Map<string, [string, number][]>();
  for (const [code, bag] of bags) {
    const weighted = [...bag].map(([f, count]) => [f, Math.sqrt(count) * idf(f)] as const);
    const norm = Math.hypot(...weighted.map(([, w]) => w));
    for (const [feature, weight] of weighted) {
      const list = postings.get(feature);
      if (list === undefined) postings.set(feature, [[code, weight / norm]]);
      else list.push([code, weight / norm]);
    }
  }
  return postings;
}

function rank(
  known: readonly KnownTitle[],
  cosines: ReadonlyMap<number, number>,
  bagScores: ReadonlyMap<string, number>,
): CodeScore[] {
  const votes = new Map<string, number[]>();
  for (const [entry, cosine] of cosines) {
    const code = known[entry]?.code;
    if (code === undefined) continue;
    const list = votes.get(code);
    if (list === undefined) votes.set(code, [cosine]);
    else list.push(cosine);
  }
  let whole = 0;
  for (let at = 0; at < voters; at += 1) whole += voteDecay ** at;
  const scores = [...votes].map(([code, list]) => {
    list.sort((a, b) => b - a);
    const best = list[0] ?? 0;
    const vote = list
      .slice(0, voters)
      .reduce((sum, cosine, at) => sum + cosine * voteDecay ** at, 0);
    const bag = bagScores.get(code) ?? 0;
    const score = (1 - bagShare) * (0.7 * best + (0.3 * vote) / whole) + bagShare * bag;
    return { code, score };
  });
  return scores.sort((a, b) => b.score - a.score || a.code.localeCompare(b.code));
}

let ownMatcher: TitleMatcher | undefined;

/** The matcher over our own table, built once when first asked for. */
export const defaultTitleMatcher: TitleMatcher = (title, limit) => {
  ownMatcher ??= createTitleMatcher(tableTitles());
  return ownMatcher(title, limit);
};

/**
 * The SOC 2018 codes a job title most likely stands for, best first.
 * @param options.matcher another matcher, e.g. one built with O*NET's titles; our own table by default
 */
export function codesForTitle(
  title: string,
  { limit = 5, matcher = defaultTitleMatcher }: { limit?: number; matcher?: TitleMatcher } = {},
): CodeScore[] {
  return matcher(title, limit);
}
