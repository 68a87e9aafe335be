import type { Database } from '#server/database/connect.ts';
import {
  changesSince,
  type ChangePosition,
  changePosition,
  jobChangeChannel,
} from '#server/jobs/indexes/changeQueries.ts';
import { oneAtATime } from '#server/jobs/indexes/oneAtATime.ts';
import {
  type IndexedJob,
  listIndexedBatch,
  listIndexedJobs,
} from '#server/jobs/indexes/queries.ts';
import { SearchIndex } from '#server/jobs/search/searchIndex.ts';
import { createJobMatcher, type JobMatcher } from '#server/matching/jobMatcher.ts';
import { kindsOfWork } from '#server/matching/kindsOfWork.ts';
import { learnTitles } from '#server/matching/learnTitles.ts';
import { placeIndex } from '#server/places/placeIndex.ts';

/** Rows read at a time, so that any number of jobs needs little memory. */
const bootBatch = 1_000;
/** Smaller while serving: a request waits at most for this many rows to be indexed. */
const servingBatch = 50;

/** The open jobs in memory, once for ranking and once for searching. */
export interface JobIndexes {
  readonly jobMatcher: JobMatcher;
  readonly jobSearch: SearchIndex;
  /** Applies every change that was committed before the call. @throws errors of the database */
  readonly catchUp: () => Promise<void>;
  /**
   * Applies changes of the job table by other copies or by hand, within a second.
   * @param failed is called when that failed; it is repeated
   * @returns ends it
   */
  readonly follow: (failed: (error: unknown) => void) => Promise<() => Promise<void>>;
}

/** Reads the job table once for both indexes. Jobs past their last day at `now` are not shown. */
export async function openJobIndexes(
  database: Database,
  now: () => Date = () => new Date(),
): Promise<JobIndexes> {
  const { db } = database;
  await learnTitles(db);
  const jobMatcher = createJobMatcher(now);
  const jobSearch = new SearchIndex(now);
  const known = new Set<string>();
  const take = (jobs: readonly IndexedJob[]) => {
    for (const job of jobs) {
      jobMatcher.add(job);
      jobSearch.add(job);
      known.add(job.jobId);
    }
  };
  const drop = (id: string) => {
    jobMatcher.remove(id);
    jobSearch.remove(id);
    known.delete(id);
  };
  const readAll = async (limit: number) => {
    const gone = new Set(known);
    for (let after: string | null = null, more = true; more;) {
      const rows: IndexedJob[] = await listIndexedBatch(db, { after, limit });
      take(rows);
      for (const { jobId } of rows) gone.delete(jobId);
      after = rows.at(-1)?.jobId ?? null;
      more = rows.length === limit;
    }
    for (const id of gone) drop(id);
  };
  const readAnew = async (ids: readonly string[]) => {
    for (let at = 0; at < ids.length; at += servingBatch) {
      const some = ids.slice(at, at + servingBatch);
      const rows = await listIndexedJobs(db, some);
      take(rows);
      const there = new Set(rows.map(({ jobId }) => jobId));
      for (const id of some) if (!there.has(id)) drop(id);
    }
  };

  // Before the jobs are read, so that changes meanwhile are read again.
  let position: ChangePosition = await changePosition(db);
  await readAll(bootBatch);
  jobMatcher.settle();
  jobSearch.settle();
  // Made here, otherwise the first person who types a place or a kind of work would wait for it.
  placeIndex();
  kindsOfWork();

  const catchUp = oneAtATime(async () => {
    const changes = await changesSince(db, position);
    if (changes.ids === 'any') await readAll(servingBatch);
    else await readAnew(changes.ids);
    position = changes.position;
  });
  return {
    jobMatcher,
    jobSearch,
    catchUp,
    follow: async (failed) => {
      const stop = await database.listen(jobChangeChannel, () => void catchUp().catch(failed));
      await catchUp();
      return async () => {
        await stop();
        // A running one still reads the database.
        await catchUp().catch(() => undefined);
      };
    },
  };
}
