import { NEW_JOBS_MAX } from '#domain/limits.ts';
import type { components } from '#openapi/user.ts';
import { etagOf } from '#server/http/etag.ts';
import type { SavedSearchRow } from '#server/savedSearches/queries.ts';

/** A saved search as the contract has it. */
export function savedSearchRecord(
  row: SavedSearchRow,
  newJobs: number,
): components['schemas']['SavedSearch'] {
  const isFiltered = Object.keys(row.filters).length > 0;
  return {
    guid: row.guid,
    name: row.name,
    list: row.list,
    words: row.words,
    place: row.place,
    ...(isFiltered && { filters: row.filters }),
    ...(row.sort !== 'best' && { sort: row.sort }),
    frequency: row.frequency,
    newJobs: Math.min(newJobs, NEW_JOBS_MAX),
    newSince: row.opened_at.toISOString(),
    paused: row.paused_for,
    askedAt: row.asked_at?.toISOString() ?? null,
    savedAt: row.created_at.toISOString(),
    _etag: etagOf(row.version),
  };
}
