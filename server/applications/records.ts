import { JOBS_PER_LOAD } from '#domain/limits.ts';
import type { components } from '#openapi/user.ts';
import type { ApplicationRow, SavedJobRow } from '#server/applications/queries.ts';
import { jobCard } from '#server/jobs/card.ts';
import { narrowList } from '#server/jobs/narrowList.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { foundWords } from '#server/jobs/search/searchTerms.ts';
import type { Point } from '#server/places/place.ts';

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
    status: row.status,
    statusAt: row.status_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}

/**
 * One load of a person's own list. A closed job stays on it: it is the person's record.
 * @param rows the list, in its order
 * @param jobs those of its jobs that still exist; others are skipped and not counted
 * @param place what "nearest" is counted from
 */
export function ownJobPage(
  rows: readonly { readonly source_guid: string }[],
  jobs: readonly JobRow[],
  search: Schemas['OwnJobSearch'],
  { now, place }: { readonly now: Date; readonly place: Point | null },
): Schemas['JobPage'] {
  const byId = new Map(jobs.map((job) => [job.source_guid, job]));
  const kept = rows.flatMap(({ source_guid }) => byId.get(source_guid) ?? []);
  const found = narrowList(kept, search, { now, place });
  const from = search.offset ?? 0;
  return {
    total: found.jobs.length,
    jobs: found.jobs.slice(from, from + JOBS_PER_LOAD).map((job) => jobCard(job, now)),
    ...(search.withCounts && {
      counts: found.counts(),
      foundWords: foundWords(search.searchText),
    }),
  };
}
