import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { components } from '#openapi/user.ts';
import type { ApplicationRow, SavedJobRow } from '#server/applications/queries.ts';
import { jobCard } from '#server/jobs/card.ts';
import { byLocation, byWords } from '#server/jobs/jobFilters.ts';
import type { JobRow } from '#server/jobs/queries.ts';

type Schemas = components['schemas'];

/** A saved job as the contract has it. */
export function savedJobRecord(row: SavedJobRow): Schemas['SavedJob'] {
  return {
    profileSavedJobId: row.id,
    userGuid: row.user_guid,
    jobFeedSourceGUID: row.source_guid,
    savedAt: row.saved_at.toISOString(),
  };
}

/** An application as the contract has it. */
export function applicationRecord(row: ApplicationRow): Schemas['JobApplication'] {
  return {
    jobApplicationId: row.id,
    userGuid: row.user_guid,
    jobFeedSourceGUID: row.source_guid,
    appliedAt: row.applied_at.toISOString(),
  };
}

/**
 * One load of a person's own list.
 * @param rows the list, in its order
 * @param jobs those of its jobs that are still in the feed; others are skipped and not counted
 */
export function ownJobPage(
  rows: readonly { readonly source_guid: string }[],
  jobs: readonly JobRow[],
  search: Schemas['OwnJobSearch'],
): Schemas['JobPage'] {
  const byId = new Map(jobs.map((job) => [job.source_guid, job]));
  const tests = [byWords(search.searchText), byLocation(search.locationText)];
  const found = rows.flatMap(({ source_guid }) => {
    const job = byId.get(source_guid);
    return job && tests.every((test) => test(job)) ? [job] : [];
  });
  const from = search.offset ?? 0;
  return { total: found.length, jobs: found.slice(from, from + JOBS_PER_LOAD).map(jobCard) };
}
