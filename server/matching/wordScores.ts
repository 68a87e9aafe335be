import type { JobIndex } from './index/jobIndex.ts';
import type { WordQuery } from './query.ts';
import { coverageIn, openCoverage } from './titleCoverage.ts';

/** The weight of a word in the title and in the text of a posting, by source. */
const fieldWeights = {
  titles: { title: 1.3, text: 1 },
  skills: { title: 0, text: 0.7 },
  text: { title: 0.5, text: 0.7 },
  kindred: { title: 0.5, text: 0 },
} as const;

export type WordPart = keyof typeof fieldWeights;
const wordParts: readonly WordPart[] = ['titles', 'skills', 'text', 'kindred'];

/** BM25 scores of every slot, separately for each source of words, and the highest sum of all. */
export interface WordScores {
  readonly parts: Readonly<Record<WordPart, Float32Array>>;
  readonly best: number;
  /** About the score of a posting of normal length that names every word once. */
  readonly ideal: number;
  sum(slot: number): number;
}

/** Scores every job of the index by the words it shares with the query. */
export function scoreWords(index: JobIndex, query: WordQuery): WordScores {
  const coverage = coverageIn(index, query.heldTitles);
  const scoresOf = (part: WordPart): Float32Array => {
    const scores = new Float32Array(index.slotCount);
    const { title, text } = fieldWeights[part];
    for (const [stem, weight] of query[part]) {
      const shares = part === 'titles' ? coverage.get(stem) : undefined;
      if (title > 0) index.titles.accumulate(stem, weight * title, scores, shares);
      if (text > 0) index.texts.accumulate(stem, weight * text, scores);
    }
    return scores;
  };
  const parts = {
    titles: scoresOf('titles'),
    skills: scoresOf('skills'),
    text: scoresOf('text'),
    kindred: scoresOf('kindred'),
  };
  const sum = (slot: number): number =>
    (parts.titles[slot] ?? 0) +
    (parts.skills[slot] ?? 0) +
    (parts.text[slot] ?? 0) +
    (parts.kindred[slot] ?? 0);
  let best = 0;
  for (let slot = 0; slot < index.slotCount; slot += 1) {
    if (index.job(slot) !== undefined) best = Math.max(best, sum(slot));
  }
  return { parts, best, ideal: idealOf(index, query), sum };
}

function idealOf(index: JobIndex, query: WordQuery): number {
  let ideal = 0;
  for (const part of wordParts) {
    const { title, text } = fieldWeights[part];
    for (const [stem, weight] of query[part]) {
      ideal += weight * (title * index.titles.rarity(stem) + text * index.texts.rarity(stem));
    }
  }
  return ideal;
}

/** BM25 scores of one job by the words it shares with a query, by their source. */
export type JobWordScores = Readonly<Record<WordPart, number>>;

/**
 * Prepares to score a few jobs by the words they share with the query, as `scoreWords` does all:
 * it reads the jobs, not the lists of the words.
 */
export function openFewWords(
  index: JobIndex,
  query: WordQuery,
): { readonly ideal: number; readonly score: (slot: number) => JobWordScores } {
  const sought = new Map<number, { stem: string; part: WordPart; weight: number }[]>();
  for (const part of wordParts)
    for (const [stem, weight] of query[part]) {
      const number = index.stemNumber(stem);
      if (number === undefined) continue;
      const known = sought.get(number) ?? [];
      known.push({ stem, part, weight });
      sought.set(number, known);
    }
  const coverage = openCoverage(index.matcher, query.heldTitles);
  const score = (slot: number): JobWordScores => {
    const scores = { titles: 0, skills: 0, text: 0, kindred: 0 };
    const job = index.job(slot);
    if (job === undefined) return scores;
    const covered = coverage(job.stems);
    const add = (field: 'title' | 'text', numbers: Iterable<number>) => {
      const counts = new Map<number, number>();
      for (const number of numbers)
        if (sought.has(number)) counts.set(number, (counts.get(number) ?? 0) + 1);
      const scored = field === 'title' ? index.titles : index.texts;
      for (const [number, count] of counts)
        for (const { stem, part, weight } of sought.get(number) ?? []) {
          const share = field === 'title' && part === 'titles' ? (covered.get(stem) ?? 0) : 1;
          const worth = share * weight * fieldWeights[part][field];
          scores[part] += scored.scoreOf(stem, worth, slot, count);
        }
    };
    add(
      'title',
      job.stems.map((stem) => index.stemNumber(stem) ?? -1),
    );
    add('text', job.words);
    return scores;
  };
  return { ideal: idealOf(index, query), score };
}
