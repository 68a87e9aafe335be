import type { Candidate } from '#server/matching/candidate.ts';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { recommend, type Recommendation } from '#server/matching/recommend.ts';

/** The feed as this process ranks it, in memory. The feed keeps it current: see jobs/feed. */
export interface JobMatcher {
  /** Number of jobs. */
  readonly size: () => number;
  /** At most 200 jobs, best first, each with its reasons. */
  readonly recommend: (candidate: Candidate) => readonly Recommendation[];
  /** Adds a job, or replaces its older version. */
  readonly add: (job: JobRow) => void;
  readonly remove: (id: string) => void;
  /** Gives back memory; after many jobs came in. */
  readonly settle: () => void;
}

/** A matcher without jobs. */
export function createJobMatcher(): JobMatcher {
  const index = new JobIndex();
  return {
    size: () => index.size,
    recommend: (candidate) => recommend(index, candidate),
    add: (job) => index.add(job),
    remove: (id) => void index.remove(id),
    settle: () => index.settle(),
  };
}
