import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './columns.ts';

/** How a view ended; "revoked" when the sign-in, the role or the account viewed was over. */
export type ActingEndedBy = 'exit' | 'time' | 'signout' | 'revoked' | 'renewed';

/** A view of an administrator as somebody else, in one sign-in. */
export interface ActingSessionTable {
  guid: Generated<string>;
  admin_guid: string;
  family: string;
  target_guid: string;
  target_role: 2 | 3 | 4;
  reason: string;
  started_at: Time;
  ends_at: Time;
  ended_at: MaybeTime;
  ended_by: Generated<ActingEndedBy | null>;
  /** When the person viewed was told that it ended. */
  told_at: MaybeTime;
}

/** A row of the log. Each row has the hash of the one before, and none is ever changed. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Time;
  actor_guid: string;
  actor_name: string;
  /** The view in which it happened. */
  session_guid: string | null;
  acting_guid: string | null;
  acting_name: string | null;
  subject_guid: string | null;
  subject_name: string | null;
  kind: string;
  operation_id: string | null;
  about: string | null;
  /** Names of fields, no values. */
  changed: string[];
  result: 'done' | 'refused' | 'failed';
  prev_hash: string;
  row_hash: string;
}

/** Where the chain begins after the oldest rows were deleted. */
export interface AuditAnchorTable {
  last_id: number;
  row_hash: string;
  pruned_at: Time;
}

export interface AdministrationTables {
  acting_session: ActingSessionTable;
  audit_event: AuditEventTable;
  audit_anchor: AuditAnchorTable;
}
