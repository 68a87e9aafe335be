import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { Candidate } from './candidate.ts';
import type { JobIndex } from './index/jobIndex.ts';
import type { IndexedJob } from './index/readJob.ts';
import { occupationScores } from './occupationPart.ts';
import { wordQuery } from './query.ts';
import { capacity } from './reasons.ts';
import { openScorer, type Recommendation, type Scored } from './scoreJob.ts';
import { isOutOfReach, keptShare, milesTo, placePart, ringOf } from './whereabouts.ts';
import { scoreWords } from './wordScores.ts';

/** Minimum number of jobs the look-ups give to the scorer. */
const leastScored = 300;

/** A job must reach this share of the maximum for words and occupation to be recommended. */
export const leastRelevance = 0.17;

/** Without this, a feed with nothing similar would be measured by its best misfit. */
const leastBest = 0.25;

/** With `related`, related work of a sure occupation is enough without common words. */
const leastRelated = 0.3;

interface RankingOptions {
  /** Most jobs returned, 200 by default (the contract's limit). */
  readonly limit?: number;
  readonly widen?: Widening;
}

/** Ranks jobs for one person; what does not depend on the widening is computed once. */
export type Ranking = (options?: RankingOptions) => Recommendation[];

/**
 * Ranks the jobs of an index for a person, each with its reasons: ring by ring of distance, the
 * best of each first. Look-ups by words, occupation and place choose the jobs worth scoring; a
 * list without a fitting job is empty.
 */
export const recommend = (
  index: JobIndex,
  candidate: Candidate,
  options: RankingOptions = {},
): Recommendation[] => openRanking(index, candidate)(options);

/**
 * Prepares to rank the jobs of an index for a person.
 * @param today YYYY-MM-DD: jobs whose last day is before it are left out
 */
export function openRanking(index: JobIndex, candidate: Candidate, today = ''): Ranking {
  const ranking = openScoredRanking(index, candidate, today);
  return (options) => ranking(options).map(({ recommendation }) => recommendation);
}

/** As `openRanking`, with what each score is made of. */
export function openScoredRanking(
  index: JobIndex,
  candidate: Candidate,
  today: string,
): (options?: RankingOptions) => Scored[] {
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

  const score = openScorer(index, candidate);
  const scored = (job: IndexedJob, slot: number, miles: number | null): Scored => {
    const share = (part: Float32Array) =>
      reference === 0 ? 0 : (capacity.words * (part[slot] ?? 0)) / reference;
    const { titles, skills, text, kindred } = words.parts;
    return score(job, miles, {
      titles: share(titles),
      skills: share(skills),
      text: share(text),
      kindred: share(kindred),
    });
  };

  return ({ limit = 200, widen = NOT_WIDENED } = {}) => {
    const found: {
      slot: number;
      job: IndexedJob;
      miles: number | null;
      ring: number;
      worth: number;
    }[] = [];
    for (let slot = 0; slot < index.slotCount; slot += 1) {
      if (!isRelevant(slot, widen)) continue;
      const job = index.job(slot);
      if (job === undefined || (job.row.closesOn ?? today) < today) continue;
      const miles = milesTo(candidate, job);
      if (isOutOfReach(candidate, job, miles, widen)) continue;
      const kept = keptShare(candidate, job, miles);
      const { earned } = placePart(candidate, job, miles);
      const ring = ringOf(candidate, job, miles);
      found.push({
        slot,
        job,
        miles,
        ring,
        worth: (relevance(slot) + earned) * kept.place * kept.way,
      });
    }
    const ranked = found
      .sort((a, b) => a.ring - b.ring || b.worth - a.worth || a.slot - b.slot)
      .slice(0, Math.max(leastScored, 2 * limit))
      .map(({ slot, job, miles, ring }) => ({ ring, one: scored(job, slot, miles) }));
    ranked.sort(
      (a, b) =>
        a.ring - b.ring ||
        b.one.recommendation.score - a.one.recommendation.score ||
        (a.one.recommendation.sourceGUID < b.one.recommendation.sourceGUID ? -1 : 1),
    );
    return ranked.slice(0, limit).map(({ one }) => one);
  };
}
