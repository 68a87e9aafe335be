import type { components } from '#openapi/user.ts';
import type { CompanyApplicationRow } from '#server/employers/companyApplicationQueries.ts';
import { etagOf } from '#server/http/etag.ts';

/** An application as the contract has it for the company. A withdrawn one has no address. */
export function applicantRecord(row: CompanyApplicationRow): components['schemas']['Applicant'] {
  return {
    jobApplicationId: row.id,
    UserGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.withdrawn_at ? null : row.email,
    sourceGUID: row.source_guid,
    jobTitle: row.title,
    appliedAt: row.applied_at.toISOString(),
    revision: row.revision,
    status: row.status,
    statusAt: row.status_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    profileSavedCandidateId: row.saved_id,
    invitedAt: row.invited_at?.toISOString() ?? null,
    _etag: etagOf(row.version),
  };
}
