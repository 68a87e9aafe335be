import { summaryPreview } from '#domain/summaryPreview.ts';
import type { components } from '#openapi/user.ts';
import type { CardRow } from '#server/employers/cardQueries.ts';

/** What a list shows of a candidate, as the contract has it. */
export function candidateCard(row: CardRow): components['schemas']['CandidateCard'] {
  return {
    UserGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    Profession: row.profession,
    City: row.city,
    State: row.state,
    SummaryPreview: summaryPreview(row.summary),
    skillsInCommon: [...row.skills_in_common],
    profileSavedCandidateId: row.saved_id,
    invitedAt: row.invited_at?.toISOString() ?? null,
  };
}
