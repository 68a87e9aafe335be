import type { JobIndex } from './index/jobIndex.ts';
import type { WordQuery } from './query.ts';

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
  const scoresOf = (part: WordPart): Float32Array => {
    const scores = new Float32Array(index.slotCount);
    const { title, text } = fieldWeights[part];
    for (const [stem, weight] of query[part]) {
      if (title > 0) index.titles.accumulate(stem, weight * title, scores);
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
  let ideal = 0;
  for (const part of wordParts) {
    const { title, text } = fieldWeights[part];
    for (const [stem, weight] of query[part]) {
      ideal += weight * (title * index.titles.rarity(stem) + text * index.texts.rarity(stem));
    }
  }
  return { parts, best, ideal, sum };
}
