import type { components } from '#openapi/user.ts';
import type { ConsentRow } from '#server/disclosure/consentQueries.ts';

/** A consent as the contract has it. */
export function consentRecord(row: ConsentRow): components['schemas']['CoachConsent'] {
  return {
    coachConsentGUID: row.guid,
    jobCoachMatchGUID: row.match_guid,
    candidatePersonId: row.candidate_guid,
    coachPersonId: row.coach_guid,
    scopes: row.scopes,
    facts: row.facts,
    passportItems: [...row.passport_items],
    givenAt: row.given_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
