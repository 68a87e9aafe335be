/**
 * How alike two job titles are, without a rule for any title. A title is read in three ways:
 * - by its words, as everywhere else, each for what it tells;
 * - by the codes that it is likely to mean in each system of occupations: SOC, and ESCO where its
 *   titles were imported. So a "Janitor" is near a "Cleaner", with no word in common;
 * - by the words that all titles of these codes and of their groups have. So codes of two systems
 *   agree, and work of one field is near though its codes differ.
 * Together they are one vector of length 1. How alike two titles are is the dot product of theirs.
 */
import type { CodeSystem } from './codeSystem.ts';
import { createCodeWords, heaviest, unitOf } from './codeWords.ts';
import { Inverted, type Weighted } from './inverted.ts';
import { learnedSystems } from './learnedSystems.ts';
import { titleWeights, type TitleWeights } from './titleWeights.ts';

export interface NamedTitle {
  readonly id: string;
  readonly title: string;
}

/** A title of the list, with how alike it is: 0 … 1. */
export interface SimilarTitle {
  readonly id: string;
  readonly score: number;
}

/** How many likely codes of a title count, and how much more the likelier of them. */
const likelyCodes = 10;
const sharpness = 3;
/** Words of a title's codes; further ones count for little and cost time. */
const mostWords = 300;

/** Reads a title as one vector of length 1, for comparing two by their dot product. */
export type TitleReader = (title: string) => Weighted;

const part = (name: string, vector: Weighted, share: number): Weighted => {
  const scale = Math.sqrt(share);
  return share === 0
    ? []
    : vector.map(([feature, weight]) => [`${name} ${feature}`, weight * scale] as const);
};

/** @param systems the first one's matcher also weighs the words */
export function createTitleReader(
  systems: readonly CodeSystem[] = learnedSystems(),
  weights: TitleWeights = titleWeights,
): TitleReader {
  const codeWords = createCodeWords(systems, weights);
  const whole =
    weights.words + weights.meaning + systems.reduce((n, { name }) => n + weights[name], 0);
  return (title) => {
    const own = codeWords.ofTitle(title);
    const meaning = new Map(own.map(([word, weight]) => [word, weight * weights.own]));
    const parts = systems.map(({ name, matcher }) => {
      const found = matcher.codes(title, likelyCodes);
      const codes = unitOf(found.map(({ code, score }) => [code, score ** sharpness] as const));
      const sum = new Map<string, number>();
      for (const [code, share] of codes)
        for (const [word, weight] of codeWords.ofCode(name, code))
          sum.set(word, (sum.get(word) ?? 0) + share * weight);
      for (const [word, weight] of unitOf(sum))
        meaning.set(word, (meaning.get(word) ?? 0) + weight);
      return part(name, codes, weights[name] / whole);
    });
    return [
      ...part('word', systems[0]?.matcher.vector(title) ?? [], weights.words / whole),
      ...parts.flat(),
      ...part('meaning', heaviest(meaning, mostWords), weights.meaning / whole),
    ];
  };
}

/**
 * Reads the titles of a list once, and ranks all of them for any title: the most alike first, and
 * where two are equally so, in the order of the list.
 * @param read how titles are read; by all that this process has learned by default
 */
export function createTitleRanking(
  list: readonly NamedTitle[],
  read: TitleReader = createTitleReader(),
): (title: string) => SimilarTitle[] {
  const titles = new Inverted();
  list.forEach(({ title }, at) => titles.add(at, read(title)));
  return (title) => {
    const scores = new Float64Array(list.length);
    titles.compare(read(title), (at, score) => {
      scores[at] = score;
    });
    return list
      .map(({ id }, at) => ({ id, score: scores[at] ?? 0 }))
      .sort((a, b) => b.score - a.score);
  };
}
