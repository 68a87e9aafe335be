/**
 * How alike two job titles are, by the engine that reads titles everywhere else: half by the words
 * that they share, each for what it tells, and half by the occupations that they are likely to
 * mean. So a "Janitor" is near a "Cleaner", with no word in common.
 */
import { defaultTitleMatcher, type TitleMatcher } from './titles.ts';

export interface NamedTitle {
  readonly id: string;
  readonly title: string;
}

/** A title of the list, with how alike it is: 0 … 1. */
export interface SimilarTitle {
  readonly id: string;
  readonly score: number;
}

/** Share of the words; the rest is for the occupations. */
const wordShare = 0.5;
/** How many likely occupations of a title are compared. */
const likelyCodes = 5;

type Vector = readonly (readonly [feature: string, weight: number])[];

interface ReadTitle {
  readonly words: Vector;
  readonly codes: Vector;
}

const dot = (a: ReadonlyMap<string, number>, b: Vector): number =>
  b.reduce((sum, [feature, weight]) => sum + weight * (a.get(feature) ?? 0), 0);

function readTitle(title: string, matcher: TitleMatcher): ReadTitle {
  const found = matcher.codes(title, likelyCodes);
  const length = Math.hypot(...found.map(({ score }) => score));
  const codes = found.map(({ code, score }) => [code, score / length] as const);
  return { words: matcher.vector(title), codes };
}

/**
 * Reads the titles of a list once, and ranks all of them for any title: the most alike first, and
 * where two are equally so, in the order of the list.
 * @param matcher how titles are read; as everywhere in this process by default
 */
export function createTitleRanking(
  list: readonly NamedTitle[],
  matcher: TitleMatcher = defaultTitleMatcher(),
): (title: string) => SimilarTitle[] {
  const read = list.map(({ id, title }) => ({ id, ...readTitle(title, matcher) }));
  return (title) => {
    const asked = readTitle(title, matcher);
    const words = new Map(asked.words);
    const codes = new Map(asked.codes);
    return read
      .map((one) => ({
        id: one.id,
        score: wordShare * dot(words, one.words) + (1 - wordShare) * dot(codes, one.codes),
      }))
      .sort((a, b) => b.score - a.score);
  };
}
