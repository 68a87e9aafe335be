import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { components } from '#openapi/matching.ts';
import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import type { IndexedJob } from './index/readJob.ts';
import { occupationPart, occupationScores } from './occupationPart.ts';
import { wordQuery, type WordQuery } from './query.ts';
import { educationPart, levelPart, papersPart, standingOf, yearsPart } from './readiness.ts';
import { capacity, type Part, positive, type Reason } from './reasons.ts';
import { skillSet, skillsPart } from './skillsPart.ts';
import {
  isOutOfReach,
  keptReasons,
  keptShare,
  milesTo,
  placePart,
  remotePart,
} from './whereabouts.ts';
import { occupationWords } from './titleWords.ts';
import { scoreWords } from './wordScores.ts';
import { stemOf } from './words.ts';

/** A job with its score in 0 … 1 and every part of that score. */
export type Recommendation = components['schemas']['Recommendation'];

/** Minimum number of jobs the look-ups give to the scorer. */
const leastScored = 300;

/** A job must reach this share of the maximum for words and occupation to be recommended. */
const leastRelevance = 0.2;

/** Without this, a feed with nothing similar would be measured by its best misfit. */
const leastBest = 0.25;

/** With `related`, an agreement of occupation from here on is enough without common words. */
const leastRelated = 0.2;

/** Ranks jobs for one person; what does not depend on the widening is computed once. */
export type Ranking = (options?: {
  /** Most jobs returned, 200 by default (the contract's limit). */
  readonly limit?: number;
  readonly widen?: Widening;
}) => Recommendation[];

/**
 * Ranks the jobs of an index for a person, best first, each with its reasons. Look-ups by words,
 * occupation and place choose the jobs worth scoring; a list without a fitting job is empty.
 */
export const recommend = (
  index: JobIndex,
  candidate: Candidate,
  options: Parameters<Ranking>[0] = {},
): Recommendation[] => openRanking(index, candidate)(options);

/** Prepares to rank the jobs of an index for a person. */
export function openRanking(index: JobIndex, candidate: Candidate): Ranking {
  const query = wordQuery(index, candidate);
  const words = scoreWords(index, query);
  const reference = Math.max(words.best, leastBest * words.ideal);
  const occupation = occupationScores(index, candidate);
  const relevance = (slot: number): number =>
    (reference === 0 ? 0 : (capacity.words * words.sum(slot)) / reference) +
    capacity.occupation * (occupation[slot] ?? 0);
  const least = leastRelevance * (capacity.words + capacity.occupation);
  const isRelevant = (slot: number, widen: Widening): boolean =>
    relevance(slot) >= least || (widen.related && (occupation[slot] ?? 0) >= leastRelated);

  const standing = standingOf(candidate);
  const skills = skillSet(index, candidate);
  const titles = titleQueries(candidate);
  const text = textWords(index, query);
  const scored = (job: IndexedJob, slot: number, miles: number | null): Recommendation => {
    const share = (part: Float32Array) =>
      reference === 0 ? 0 : (capacity.words * (part[slot] ?? 0)) / reference;
    const parts: Part[] = [
      occupationPart(candidate, job, share(words.parts.kindred)),
      titlePart(titles, job, share(words.parts.titles)),
      skillsPart(skills, job, share(words.parts.skills)),
      { earned: share(words.parts.skills) + share(words.parts.kindred), reasons: [] },
      wordsPart(text, job, share(words.parts.text)),
      levelPart(standing, job),
      yearsPart(candidate, job),
      educationPart(candidate, job),
      papersPart(standing, job),
      placePart(candidate, job, miles),
      remotePart(candidate, job),
    ];
    const sum = parts.reduce((all, { earned }) => all + earned, 0);
    const kept = keptShare(candidate, job, miles);
    const reasons = parts.flatMap((part) => part.reasons);
    return {
      sourceGUID: job.row.jobId,
      score: Math.min(1, round(sum * kept.place * kept.way)),
      reasons: inOrder(keptReasons(reasons, kept, sum)),
    };
  };

  return ({ limit = 200, widen = NOT_WIDENED } = {}) => {
    const found: { slot: number; job: IndexedJob; miles: number | null; worth: number }[] = [];
    for (let slot = 0; slot < index.slotCount; slot += 1) {
      if (!isRelevant(slot, widen)) continue;
      const job = index.job(slot);
      if (job === undefined) continue;
      const miles = milesTo(candidate, job);
      if (isOutOfReach(candidate, job, miles, widen)) continue;
      const kept = keptShare(candidate, job, miles);
      const { earned } = placePart(candidate, job, miles);
      found.push({ slot, job, miles, worth: (relevance(slot) + earned) * kept.place * kept.way });
    }
    const ranked = found
      .sort((a, b) => b.worth - a.worth || a.slot - b.slot)
      .slice(0, Math.max(leastScored, 2 * limit))
      .map(({ slot, job, miles }) => scored(job, slot, miles));
    ranked.sort((a, b) => b.score - a.score || a.sourceGUID.localeCompare(b.sourceGUID));
    return ranked.slice(0, limit);
  };
}

const round = (score: number): number => Math.round(score * 10_000) / 10_000;

/** Positive reasons first, the heaviest first; then the gaps in the same way. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  [...reasons].sort((a, b) =>
    a.effect === b.effect ? b.weight - a.weight : a.effect === 'positive' ? -1 : 1,
  );

interface TitleQuery {
  readonly title: string;
  readonly weight: number;
  readonly words: readonly { readonly word: string; readonly stem: string }[];
}

const titleQueries = (candidate: Candidate): TitleQuery[] =>
  candidate.titles.map(({ title, weight }) => ({
    title,
    weight,
    words: occupationWords(title).map((word) => ({ word, stem: stemOf(word) })),
  }));

/** The words of a held or ideal title in the job's title. */
function titlePart(titles: readonly TitleQuery[], job: IndexedJob, earned: number): Part {
  let best: { title: string; matched: string[]; worth: number } | null = null;
  for (const { title, weight, words } of titles) {
    const matched = words.filter(({ stem }) => job.stems.includes(stem)).map(({ word }) => word);
    const worth = matched.length * weight;
    if (matched.length > 0 && (best === null || worth > best.worth)) {
      best = { title, matched, worth };
    }
  }
  if (best === null) return { earned, reasons: [] };
  const { title, matched } = best;
  return {
    earned,
    reasons: [positive('title_match', earned, { title, matched: [...new Set(matched)] })],
  };
}

/** How many words of the person's own text are named. */
const mostWords = 8;

interface TextWord {
  readonly word: string;
  readonly number: number;
}

function textWords(index: JobIndex, query: WordQuery): TextWord[] {
  return [...query.text.keys()].flatMap((stem) => {
    const number = index.stemNumber(stem);
    return number === undefined ? [] : [{ word: query.spelling.get(stem) ?? stem, number }];
  });
}

function wordsPart(text: readonly TextWord[], job: IndexedJob, earned: number): Part {
  const matched = text
    .filter(({ number }) => job.words.includes(number))
    .slice(0, mostWords)
    .map(({ word }) => word);
  const reasons = matched.length > 0 ? [positive('words', earned, { matched })] : [];
  return { earned, reasons };
}
