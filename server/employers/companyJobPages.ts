import type { components } from '#openapi/jobs.ts';
import type { Db } from '#server/database/connect.ts';
import {
  countCompanyJobs,
  listCompanyJobs,
  listTextVersions,
  type Reader,
  type SoughtJobs,
} from '#server/employers/companyJobQueries.ts';
import type { noteCounts } from '#server/employers/noteCounts.ts';

/**
 * Reads one load of a company's jobs with their numbers. Who waits sees their own drafts, of which
 * there is nothing to count.
 */
export function companyJobPages(db: Db, countNotes: ReturnType<typeof noteCounts>) {
  return async (
    reader: Reader,
    sought: SoughtJobs,
  ): Promise<components['schemas']['CompanyJobPage']> => {
    const [rows, total] = await Promise.all([
      listCompanyJobs(db, reader, sought),
      countCompanyJobs(db, reader, sought),
    ]);
    const ids = rows.map(({ source_guid }) => source_guid);
    const notes = await countNotes(await listTextVersions(db, ids));
    return {
      total,
      jobs: rows.map((row) => ({
        sourceGUID: row.source_guid,
        title: row.title,
        location: row.location,
        status: row.status,
        origin: row.origin,
        postedAt: row.posted_at?.toISOString() ?? null,
        closesOn: row.closes_on,
        viewed: row.viewed,
        applied: row.applied,
        languageNotes: notes.get(row.source_guid) ?? 0,
        isChanged: row.is_changed,
      })),
    };
  };
}
