import type { Generated } from 'kysely';
import type { ActivityKind, Stage } from '#domain/caseload.ts';
import type { MaybeTime, Time, Version } from './columns.ts';

/** Where a coach and a candidate stand. Days are text, as "2026-05-03". */
export interface CaseloadCaseTable {
  match_guid: string;
  candidate_guid: string;
  stage: Stage;
  stage_since: Time;
  next_step: string | null;
  next_due: string | null;
  paused_until: string | null;
  outcome: string | null;
  version: Version;
}

/** What a coach did for a candidate. Its words stay as they were written. */
export interface ActivityTable {
  guid: Generated<string>;
  match_guid: string;
  candidate_guid: string;
  coach_guid: string;
  kind: ActivityKind;
  minutes: number | null;
  what: string;
  on_day: string;
  created_at: Time;
  /** The record that this one corrects. */
  corrects: string | null;
  /** Sent twice with one key, it is saved once. */
  record_key: string | null;
  correction_asked_at: MaybeTime;
  /** Of the case, after what was sent with the key was last taken. */
  case_version: Generated<number | null>;
}

export interface CaseloadTables {
  caseload_case: CaseloadCaseTable;
  activity: ActivityTable;
}
