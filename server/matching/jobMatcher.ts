import type { Database } from '#server/database/connect.ts';
import type { Candidate } from '#server/matching/candidate.ts';
import { JobIndex } from '#server/matching/index/jobIndex.ts';
import type { JobRow } from '#server/matching/index/jobRow.ts';
import { type FeedRow, listJobBatch } from '#server/matching/queries.ts';
import { recommend, type Recommendation } from '#server/matching/recommend.ts';

/** Rows read at a time, so that a feed of any size passes through in little memory. */
const batch = 1_000;

/** The feed as this process ranks it: held in memory, built from the job table at boot. */
export interface JobMatcher {
  /** Number of jobs. */
  readonly size: () => number;
  /** At most 200 jobs, best first, each with its reasons. */
  readonly recommend: (candidate: Candidate) => readonly Recommendation[];
  /** For importers: new jobs and new versions of old ones, after they are saved. */
  readonly addJobs: (jobs: Iterable<JobRow>) => void;
  /** For importers: jobs that are gone from the feed. */
  readonly removeJobs: (ids: Iterable<string>) => void;
}

/**
 * Reads the whole feed once, in stretches; other calls of the process go on meanwhile.
 * @param take is given every job
 */
export async function readFeed(
  { db }: Database,
  take: (jobs: readonly FeedRow[]) => void,
): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows: FeedRow[] = await listJobBatch(db, { after, limit: batch });
    take(rows);
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.sourceGUID;
  }
}

/** A matcher without jobs. */
export function createJobMatcher(): JobMatcher {
  const index = new JobIndex();
  return {
    size: () => index.size,
    recommend: (candidate) => recommend(index, candidate),
    addJobs: (jobs) => {
      for (const job of jobs) index.add(job);
    },
    removeJobs: (ids) => {
      for (const id of ids) index.remove(id);
    },
  };
}

/** A matcher of the whole feed. */
export async function openJobMatcher(options: {
  readonly database: Database;
}): Promise<JobMatcher> {
  const matcher = createJobMatcher();
  await readFeed(options.database, matcher.addJobs);
  return matcher;
}
