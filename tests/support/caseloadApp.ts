import { randomUUID } from 'node:crypto';
import type { Stage } from '#domain/caseload.ts';
import type { RunningApp } from './app.ts';

/** Where a case stands; days from today. */
export interface CaseOf {
  readonly stage: Stage;
  readonly nextStep?: string;
  readonly due?: number;
  /** The last record was so many days ago. */
  readonly contact?: number;
  readonly pausedFor?: number;
}

/** Puts a case into a stage, with a record where it had one. */
export async function caseOf(app: RunningApp, match: string, of: CaseOf): Promise<void> {
  await app.query(
    `INSERT INTO caseload_case (match_guid, candidate_guid, stage, stage_since, next_step, next_due,
       paused_until)
     SELECT guid, candidate_guid, $2::text, now() - interval '20 days', $3::text,
       current_date + $4::integer, current_date + $5::integer
     FROM job_coach_match WHERE guid = $1`,
    [match, of.stage, of.nextStep ?? null, of.due ?? null, of.pausedFor ?? null],
  );
  if (of.contact !== undefined)
    await recordOf(app, match, of.contact, 'We talked about the next step.');
}

/** Writes a record of so many days ago down. @returns its id */
export async function recordOf(
  app: RunningApp,
  match: string,
  daysAgo: number,
  what: string,
  corrects: string | null = null,
): Promise<string> {
  const guid = randomUUID();
  await app.query(
    `INSERT INTO activity (guid, match_guid, candidate_guid, coach_guid, kind, minutes, what, on_day,
       created_at, corrects)
     SELECT $2::uuid, guid, candidate_guid, coach_guid, 'call', 20, $3::text,
       current_date - $4::integer, now(), $5::uuid
     FROM job_coach_match WHERE guid = $1`,
    [match, guid, what, daysAgo, corrects],
  );
  return guid;
}
