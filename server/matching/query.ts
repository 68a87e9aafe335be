import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import { occupationByCode } from './occupations/table.ts';
import { occupationWords } from './titleWords.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** The search words of a person, by source: each stem is in one map only. */
export interface WordQuery {
  /** From titles held and the ideal job. */
  readonly titles: ReadonlyMap<string, number>;
  /** From skills and credentials. */
  readonly skills: ReadonlyMap<string, number>;
  /** The strongest words of the person's own text. */
  readonly text: ReadonlyMap<string, number>;
  /**
   * From other titles of the person's occupations, so that "help desk" is found for "IT support".
   */
  readonly kindred: ReadonlyMap<string, number>;
  /** The stems of each title, because half of a title is no half of the work. */
  readonly heldTitles: readonly (readonly string[])[];
  /** The person's spelling of the stems. */
  readonly spelling: ReadonlyMap<string, string>;
}

/** How many words of the text are significant enough to search with. */
const strongWords = 25;

/** Below this a code is too unsure for its titles to be used. */
const leastLending = 0.3;

/** Each stem weighs as much as in the heaviest phrase that has it. */
function put(map: Map<string, number>, stems: Iterable<string>, weight: number): void {
  for (const stem of stems) map.set(stem, Math.max(weight, map.get(stem) ?? 0));
}

/** Chooses the words to search with for a person. */
export function wordQuery(index: JobIndex, candidate: Candidate): WordQuery {
  const titles = new Map<string, number>();
  const heldTitles: string[][] = [];
  for (const { title, weight } of candidate.titles) {
    const stems = [...new Set(occupationWords(title).map(stemOf))];
    heldTitles.push(stems);
    put(titles, stems, Math.min(1, weight));
  }
  const skills = new Map<string, number>();
  for (const phrase of [...candidate.skills, ...candidate.credentials]) {
    put(skills, stemsOf(phrase), 1);
  }
  const kindred = new Map<string, number>();
  for (const { code, score } of candidate.codes) {
    if (score < leastLending) continue;
    for (const title of occupationByCode.get(code)?.everydayTitles ?? []) {
      put(kindred, occupationWords(title).map(stemOf), score);
    }
  }
  for (const stem of titles.keys()) {
    skills.delete(stem);
    kindred.delete(stem);
  }
  const text = strongest(index, candidate.text, (stem) => titles.has(stem) || skills.has(stem));
  const spelling = new Map<string, string>();
  for (const word of wordsOf(candidate.text)) {
    const stem = stemOf(word);
    if (text.has(stem) && !spelling.has(stem)) spelling.set(stem, word);
  }
  return { titles, heldTitles, skills, text, kindred, spelling };
}

/** The most significant stems of a text: frequent there and rare in the feed. */
function strongest(
  index: JobIndex,
  text: string,
  isTaken: (stem: string) => boolean,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([stem]) => /^\D/.test(stem) && index.texts.frequency(stem) > 1)
      .map(([stem, count]) => ({
        stem,
        strength: (1 + Math.log(count)) * index.texts.rarity(stem),
      }))
      .sort((a, b) => b.strength - a.strength || a.stem.localeCompare(b.stem))
      .slice(0, strongWords)
      .filter(({ stem }) => !isTaken(stem))
      .map(({ stem }) => [stem, 1] as const),
  );
}
