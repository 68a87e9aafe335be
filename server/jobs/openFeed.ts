import type { Database } from '#server/database/connect.ts';
import { SearchIndex } from '#server/jobs/search/searchIndex.ts';
import { createJobMatcher, type JobMatcher, readFeed } from '#server/matching/jobMatcher.ts';
import { placeIndex } from '#server/places/placeIndex.ts';

/**
 * The feed as this process holds it in memory, once for ranking and once for searching; the job table is read one time for
 * both. An importer tells both of every change.
 */
export async function openFeed(database: Database): Promise<{
  readonly jobMatcher: JobMatcher;
  readonly jobSearch: SearchIndex;
}> {
  const jobMatcher = createJobMatcher();
  const jobSearch = new SearchIndex();
  await readFeed(database, (jobs) => {
    jobMatcher.addJobs(jobs);
    for (const job of jobs) jobSearch.add(job);
  });
  jobSearch.settle();
  // Read here, or the first person who types a place would wait for it.
  placeIndex();
  return { jobMatcher, jobSearch };
}
