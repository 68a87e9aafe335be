import type { components } from '#openapi/user.ts';
import type { ActivityRow, CaseRow } from '#server/caseload/queries.ts';
import type { LiveMatch } from '#server/disclosure/liveMatchQueries.ts';
import { etagOf } from '#server/http/etag.ts';

type Schemas = components['schemas'];

/** A name in one; empty once the account is gone. */
export const nameOf = (row: {
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string => [row.first_name, row.last_name].filter(Boolean).join(' ');

/** What a case says to candidate and coach alike. */
export const stageOf = (row: CaseRow) => ({
  stage: row.stage,
  stageSince: row.stage_since.toISOString(),
  nextStep: row.next_step,
  nextDue: row.next_due,
  pausedUntil: row.paused_until,
  outcome: row.outcome,
});

/** A case as its coach sees it. */
export function caseRecord(match: LiveMatch, row: CaseRow): Schemas['CaseloadCase'] {
  return {
    jobCoachMatchGUID: match.match_guid,
    candidatePersonId: match.candidate_guid,
    FirstName: match.first_name,
    LastName: match.last_name,
    hasProfile: match.scopes.includes('profile'),
    ...stageOf(row),
    lastContact:
      row.last_day !== null && row.last_kind !== null
        ? { onDay: row.last_day, kind: row.last_kind }
        : null,
    _etag: etagOf(row.version),
  };
}

/** A record as candidate and coach read it. */
export function activityRecord(row: ActivityRow): Schemas['ActivityRecord'] {
  return {
    activityGUID: row.guid,
    coachPersonId: row.coach_guid,
    coachName: nameOf(row),
    kind: row.kind,
    minutes: row.minutes,
    what: row.what,
    onDay: row.on_day,
    createdAt: row.created_at.toISOString(),
    corrects: row.corrects,
    correctionAsked: row.correction_asked,
  };
}
