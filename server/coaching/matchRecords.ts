import type { components } from '#openapi/user.ts';
import type { MatchRow } from '#server/coaching/matchQueries.ts';
import type { CandidateRow, InvitingRow } from '#server/disclosure/coachListQueries.ts';

type Schemas = components['schemas'];

/** A match as the contract has it. */
export function matchRecord(row: MatchRow): Schemas['JobCoachMatch'] {
  return {
    jobCoachMatchGUID: row.guid,
    candidatePersonId: row.candidate_guid,
    coachPersonId: row.coach_guid,
    activatedAt: row.activated_at?.toISOString() ?? null,
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
  };
}

/** An invitation as the coach gets it, with who sent it. */
export function receivedInvitationRecord(row: InvitingRow): Schemas['ReceivedInvitation'] {
  return {
    candidatePersonId: row.candidate_guid,
    jobCoachEmail: row.job_coach_email,
    jobCoachInvitationGUID: row.guid,
    sentAt: row.sent_at.toISOString(),
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    Email: row.email,
    FirstName: row.first_name,
    LastName: row.last_name,
    UserGuid: row.candidate_guid,
    Profession: row.profession,
  };
}

/** A candidate as an administrator has them: no match, and no invitation to anybody. */
export function plainCandidateRecord(
  row: Pick<CandidateRow, 'email' | 'first_name' | 'last_name' | 'user_guid' | 'profession'>,
): Schemas['CoachCandidate'] {
  return {
    Email: row.email,
    FirstName: row.first_name,
    LastName: row.last_name,
    UserGuid: row.user_guid,
    Profession: row.profession,
    jobCoachMatchGUID: null,
    activatedAt: null,
    deactivatedAt: null,
    sharedUntil: null,
    openInvitation: null,
  };
}

/** A candidate as the lists of coaches have them. */
export function coachCandidateRecord(row: CandidateRow): Schemas['CoachCandidate'] {
  return {
    Email: row.email,
    FirstName: row.first_name,
    LastName: row.last_name,
    UserGuid: row.user_guid,
    Profession: row.profession,
    jobCoachMatchGUID: row.match_guid,
    activatedAt: row.activated_at?.toISOString() ?? null,
    deactivatedAt: null,
    sharedUntil: row.shared_until?.toISOString() ?? null,
    openInvitation: openInvitationOf(row),
  };
}

/** What a coach can accept of a candidate in a list; null when there is nothing. */
function openInvitationOf(row: CandidateRow): Schemas['ReceivedInvitation'] | null {
  const { open_guid: guid, open_email, open_sent_at, user_guid } = row;
  if (guid === null || open_email === null || open_sent_at === null) return null;
  return receivedInvitationRecord({
    ...row,
    guid,
    candidate_guid: user_guid,
    job_coach_email: open_email,
    sent_at: open_sent_at,
  });
}
