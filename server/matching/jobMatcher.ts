import { earliestToday } from '#domain/jobClosing.ts';
import { NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { components } from '#openapi/matching.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import type { ProfileChange } from '#server/matching/changedProfile.ts';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { rankFew } from '#server/matching/rankFew.ts';
import { openRanking } from '#server/matching/recommend.ts';
import { type RankChanges, whatWouldChange } from '#server/matching/whatWouldChange.ts';
import { widerLists } from '#server/matching/widenings.ts';

type Schemas = components['schemas'];

/** A ranked list, and what would make it longer when it is short. */
export interface Recommended {
  readonly recommendations: Schemas['Recommendation'][];
  readonly widenings: Schemas['WiderList'][];
}

/** The feed as this process ranks it, in memory. The feed keeps it current: see jobs/feed. */
export interface JobMatcher {
  /** Number of jobs. */
  readonly size: () => number;
  /** At most 200 jobs, best first, each with its reasons. */
  readonly recommend: (candidate: Candidate, widen?: Widening) => Recommended;
  /** Those of these jobs that fit, best first; scores of several people can be compared. */
  readonly rankFew: (candidate: Candidate, ids: readonly string[]) => Schemas['Recommendation'][];
  /** Where a job stands in a person's list, and what they could change to raise it. */
  readonly whatWouldChange: (
    candidate: Candidate,
    changed: (change: ProfileChange) => Candidate,
    id: string,
  ) => Promise<RankChanges>;
  /** Adds a job, or replaces its older version. */
  readonly add: (job: JobRow) => void;
  readonly remove: (id: string) => void;
  /** Gives back memory; after many jobs came in. */
  readonly settle: () => void;
}

/** A matcher without jobs. Jobs past their last day at `now` are not recommended. */
export function createJobMatcher(now: () => Date = () => new Date()): JobMatcher {
  const index = new JobIndex();
  return {
    size: () => index.size,
    recommend: (candidate, widen = NOT_WIDENED) => {
      const ranking = openRanking(index, candidate, earliestToday(now()));
      const recommendations = ranking({ widen });
      const shown = recommendations.length;
      return { recommendations, widenings: widerLists(ranking, candidate, widen, shown) };
    },
    rankFew: (candidate, ids) => rankFew(index, candidate, ids, earliestToday(now())),
    whatWouldChange: (candidate, changed, id) =>
      whatWouldChange(index, candidate, changed, id, earliestToday(now())),
    add: (job) => index.add(job),
    remove: (id) => void index.remove(id),
    settle: () => index.settle(),
  };
}
