import type { Generated, JSONColumnType } from 'kysely';
import type { AccommodationKey } from '#domain/accommodations.ts';
import type { Audience, CoachScope, FactKey, Purpose } from '#domain/disclosure.ts';
import type { LetterAnswers, LetterKind } from '#domain/letter.ts';
import type { AgreementState, ItemCost, ItemUse } from '#domain/passport.ts';
import type { MaybeTime, Time, Version } from './columns.ts';

/** What is said about an item of the passport, which may be gone. */
export interface PassportWords {
  readonly passportItemGuid: string;
  readonly statement: string;
}

export type ConsentEndedBy = 'candidate' | 'coach' | 'time' | 'changed' | 'closed' | 'admin';

/** What a candidate opens to a coach, and until when. Ended ones stay as proof. */
export interface CoachConsentTable {
  guid: Generated<string>;
  match_guid: string;
  candidate_guid: string;
  coach_guid: string;
  scopes: CoachScope[];
  /** The accommodations among the scopes, one by one. */
  facts: FactKey[];
  /** Words about items of the passport, copied when it was given. */
  passport_items: JSONColumnType<readonly PassportWords[], string | undefined, string>;
  given_at: Time;
  expires_at: Time;
  ended_at: MaybeTime;
  ended_by: Generated<ConsentEndedBy | null>;
  /** The number of days before its end of which the candidate was told last. */
  noticed_days: Generated<number | null>;
  text_version: number;
  locale: string;
  representative_guid: string | null;
}

export type ShareEndedBy = 'candidate' | 'time' | 'replaced' | 'closed' | 'admin';

/** A statement that a candidate shares: words, copied at that moment. */
export interface FactShareTable {
  guid: Generated<string>;
  candidate_guid: string;
  fact_key: FactKey | 'PassportItem';
  /** The item of the passport that it is about; it may be gone. */
  passport_item_guid: Generated<string | null>;
  audience: Audience;
  match_guid: string | null;
  company_guid: string | null;
  purpose: Purpose;
  statement: string;
  given_at: Time;
  expires_at: Time;
  ended_at: MaybeTime;
  ended_by: Generated<ShareEndedBy | null>;
  text_version: number;
  locale: string;
  representative_guid: string | null;
}

/** Who may find a candidate. Without a row nobody may but the provider's coaches. */
export interface VisibilityTable {
  candidate_guid: string;
  findable: boolean;
  findable_until: MaybeTime;
  provider_coaches: boolean;
  /** When the question on the recommended jobs was answered. */
  asked_at: MaybeTime;
  version: Version;
}

export interface BlockedCompanyTable {
  candidate_guid: string;
  company_guid: string;
  at: Time;
}

/** That somebody looked: one row for a person, viewer, kind and hour. */
export interface AccessEventTable {
  id: Generated<string>;
  candidate_guid: string;
  viewer_guid: string;
  viewer_name: string;
  viewer_role: 1 | 2 | 3 | 4;
  company_guid: string | null;
  what: string;
  /** The call that was the first of its hour; `times` counts its repetitions. */
  operation_id: string;
  consent_guid: string | null;
  acting_guid: string | null;
  reason: string | null;
  hour: Time;
  times: Generated<number>;
  first_at: Time;
  last_at: Time;
}

/** Who confirms for a person under 18 or with a guardian. */
export interface RepresentativeTable {
  guid: Generated<string>;
  candidate_guid: string;
  name: string;
  email: string;
  relationship: 'parent' | 'guardian';
  token_hash: string;
  asked_at: Time;
  confirmed_at: MaybeTime;
  ended_at: MaybeTime;
}

/** What a candidate writes down about working well. Nobody else reads it. */
export interface PassportTable {
  user_guid: string;
  about: Generated<string>;
  strengths: Generated<string>;
  communication: Generated<string>;
  difficult_day: Generated<string>;
  emergency: Generated<string>;
  review_on: Generated<string | null>;
  /** The review day that its owner was told of. */
  review_told: Generated<string | null>;
  version: Version;
}

/** What gets in the way, and what helps. */
export interface PassportItemTable {
  id: Generated<string>;
  user_guid: string;
  barrier: string;
  helps: string;
  used_when: ItemUse;
  cost: ItemCost;
  /** The accommodation whose first sentence it began with. */
  from_fact: AccommodationKey | null;
  position: number;
  version: Version;
}

/** What was agreed at work. */
export interface PassportAgreementTable {
  id: Generated<string>;
  user_guid: string;
  what_text: string;
  where_text: string;
  with_text: string;
  since: string | null;
  state: AgreementState;
  position: number;
  version: Version;
}

/** A letter in which a candidate asks an employer for a change. Nobody else reads it. */
export interface LetterTable {
  id: Generated<string>;
  user_guid: string;
  kind: LetterKind;
  /** The posting; it may be gone. */
  source_guid: string | null;
  recipient: string;
  /** The other answers that it was made from. */
  parts: JSONColumnType<Omit<LetterAnswers, 'kind' | 'sourceGUID' | 'recipient'>, string, string>;
  body: string;
  updated_at: Time;
  /** The last change after which its writer was told that it will be deleted. */
  told_of: MaybeTime;
  version: Version;
}

export interface DisclosureTables {
  'disclosure.letter': LetterTable;
  'disclosure.passport': PassportTable;
  'disclosure.passport_item': PassportItemTable;
  'disclosure.passport_agreement': PassportAgreementTable;
  'disclosure.coach_consent': CoachConsentTable;
  'disclosure.fact_share': FactShareTable;
  'disclosure.visibility': VisibilityTable;
  'disclosure.blocked_company': BlockedCompanyTable;
  'disclosure.access_event': AccessEventTable;
  'disclosure.representative': RepresentativeTable;
}
