import type { Generated, JSONColumnType } from 'kysely';
import type { MaybeTime, Time } from './columns.ts';

/** What somebody can say to an invitation; null while it is open. */
export type InvitationAnswer = 'accepted' | 'declined' | 'withdrawn';

export interface JobCoachInvitationTable {
  guid: Generated<string>;
  candidate_guid: string;
  /** Empty for the provider's own coach. */
  job_coach_email: string;
  sent_at: Time;
  answered_at: MaybeTime;
  answer: Generated<InvitationAnswer | null>;
  /** Who answered it. */
  coach_guid: Generated<string | null>;
}

/** That one of the provider's coaches declined a request to them all. */
export interface DeclinedInvitationTable {
  invitation_guid: string;
  coach_guid: string;
  at: Time;
}

/** Who ended a match; "time" when the consent came to its end. */
export type MatchEndedBy = 'candidate' | 'coach' | 'time' | 'closed' | 'admin';

export interface JobCoachMatchTable {
  guid: Generated<string>;
  candidate_guid: string;
  coach_guid: string;
  invitation_guid: string | null;
  /** The match of the same two before, whose records come back. */
  continues_guid: string | null;
  created_at: Time;
  /** When the candidate chose what to share. */
  activated_at: MaybeTime;
  deactivated_at: MaybeTime;
  ended_by: Generated<MatchEndedBy | null>;
}

/** Somebody who works for a company, or says so. */
export interface CompanyMemberTable {
  company_guid: string;
  user_guid: string;
  state: 'waiting' | 'confirmed' | 'ended';
  asked_at: Time;
  decided_at: MaybeTime;
  decided_by: Generated<string | null>;
}

/** A notice inside the app. It never names a disability fact. */
export interface NotificationTable {
  id: Generated<string>;
  user_guid: string;
  at: Time;
  kind: string;
  /** The name that the person had on that day. */
  about_name: string;
  values: JSONColumnType<Record<string, string>, string, string>;
  read_at: MaybeTime;
}

export interface CoachingTables {
  job_coach_invitation: JobCoachInvitationTable;
  declined_invitation: DeclinedInvitationTable;
  job_coach_match: JobCoachMatchTable;
  company_member: CompanyMemberTable;
  notification: NotificationTable;
}
