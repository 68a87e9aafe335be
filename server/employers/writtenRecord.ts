import type { components } from '#openapi/jobs.ts';
import type { WrittenRow } from '#server/employers/writtenPostingQueries.ts';
import { etagOf } from '#server/http/etag.ts';
import { statusAt } from '#server/jobs/statusAt.ts';

/** A posting written here in the form of the contract. */
export function writtenRecord(row: WrittenRow, now: Date): components['schemas']['WrittenPosting'] {
  return {
    sourceGUID: row.source_guid,
    companyName: row.company_name,
    status: statusAt(row, now),
    revision: row.revision,
    publishedAt: row.published_at?.toISOString() ?? null,
    isChanged: row.is_changed,
    savedAt: row.saved_at.toISOString(),
    content: row.content,
    _etag: etagOf(row.version),
  };
}
