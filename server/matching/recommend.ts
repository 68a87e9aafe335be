import type { components } from '#openapi/matching.ts';
import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import type { IndexedJob } from './index/readJob.ts';
import { occupationPart, occupationScores } from './occupationPart.ts';
import { wordQuery, type WordQuery } from './query.ts';
import { educationPart, levelPart, papersPart, standingOf, yearsPart } from './readiness.ts';
import { capacity, type Part, positive, type Reason } from './reasons.ts';
import { skillSet, skillsPart } from './skillsPart.ts';
import { isOutOfReach, placePart, remotePart } from './whereabouts.ts';
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

/**
 * Ranks the jobs of an index for a person, best first, each with its reasons. Look-ups by words,
 * occupation and place choose the jobs worth scoring; a list without a fitting job is empty.
 * @param options.limit most jobs returned, 200 by default (the contract's limit)
 */
export function recommend(
  index: JobIndex,
  candidate: Candidate,
  { limit = 200 }: { limit?: number } = {},
): Recommendation[] {
  const query = wordQuery(index, candidate);
  const words = scoreWords(index, query);
  const reference = Math.max(words.best, leastBest * words.ideal);
  const occupation = occupationScores(index, candidate);
  const relevance = (slot: number): number =>
    (reference === 0 ? 0 : (capacity.words * words.sum(slot)) / reference) +
    capacity.occupation * (occupation[slot] ?? 0);
  const slots = chooseSlots(index, candidate, relevance, Math.max(leastScored, 2 * limit));

  const standing = standingOf(candidate);
  const skills = skillSet(index, candidate);
  const titles = titleQueries(candidate);
  const text = textWords(index, query);
  const ranked: Recommendation[] = [];
  for (const slot of slots) {
    const job = index.job(slot);
    if (job === undefined || isOutOfReach(candidate, job)) continue;
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
      placePart(candidate, job),
      remotePart(candidate, job),
    ];
    ranked.push({
      sourceGUID: job.row.sourceGUID,
      score: Math.min(1, round(parts.reduce((sum, { earned }) => sum + earned, 0))),
      reasons: inOrder(parts.flatMap(({ reasons }) => reasons)),
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.sourceGUID.localeCompare(b.sourceGUID));
  return ranked.slice(0, limit);
}

const round = (score: number): number => Math.round(score * 10_000) / 10_000;

/** Positive reasons first, the heaviest first; then the gaps in the same way. */
const inOrder = (reasons: readonly Reason[]): Reason[] =>
  [...reasons].sort((a, b) =>
    a.effect === b.effect ? b.weight - a.weight : a.effect === 'positive' ? -1 : 1,
  );

/** The slots that are relevant enough, most relevant first; near ones get a bonus. */
function chooseSlots(
  index: JobIndex,
  candidate: Candidate,
  relevance: (slot: number) => number,
  most: number,
): number[] {
  const near = new Uint8Array(index.slotCount);
  if (candidate.place) {
    index.places.near(candidate.place, candidate.searchRadius, (slot) => (near[slot] = 1));
  }
  const least = leastRelevance * (capacity.words + capacity.occupation);
  const found: { slot: number; worth: number }[] = [];
  for (let slot = 0; slot < index.slotCount; slot += 1) {
    const relevant = relevance(slot);
    if (relevant < least) continue;
    const job = index.job(slot);
    if (job === undefined) continue;
    const inPlace = near[slot] === 1 || job.row.remote === 'remote';
    if (candidate.relocate === false && candidate.place && !inPlace && job.row.lat !== null)
      continue;
    found.push({ slot, worth: relevant + (inPlace ? capacity.place : 0) });
  }
  found.sort((a, b) => b.worth - a.worth || a.slot - b.slot);
  return found.slice(0, most).map(({ slot }) => slot);
}

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
