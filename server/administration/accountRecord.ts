import type { components } from '#openapi/user.ts';
import type { AccountRow, CoachRow } from '#server/administration/accountQueries.ts';
import { Problem } from '#server/http/problem.ts';

type Schemas = components['schemas'];

/** An account as administrators see it. */
export function accountRecord(row: AccountRow): Schemas['AccountSummary'] {
  return {
    UserGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email,
    Role: row.role,
    verified: row.verified_at !== null,
    closed: row.closed,
    createdAt: row.created_at.toISOString(),
  };
}

/** A job coach as administrators see them. */
export function coachRecord(row: CoachRow): Schemas['JobCoachSummary'] {
  return {
    UserGuid: row.user_guid,
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email,
    organisation: row.organisation,
    isProviderCoach: row.provider_coach,
    activePeople: Number(row.active_people),
    closed: row.closed,
  };
}

/** The answer about an account that is not there. */
export const noAccount = (detail = 'There is no such account any more. Load the list again.') =>
  new Problem(404, 'no_account', detail);
