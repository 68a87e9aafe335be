import type { AccommodationKey } from './accommodations.ts';

/** What a candidate can open to a job coach, one by one. */
export const COACH_SCOPES = [
  'profile',
  'contact',
  'preferences',
  'recommendations',
  'applications',
  'accommodations',
  'history',
] as const;
export type CoachScope = (typeof COACH_SCOPES)[number];

/** The facts that are shared one by one; the own words of "Other" are a fact of their own. */
export type FactKey = AccommodationKey | 'OtherAccommodationText';

/** What a statement is about: a fact, or an item of the passport by its id. */
export type StatementKey = FactKey | `item:${string}`;

/** The key of an item of the passport. */
export const keyOfItem = (id: string): StatementKey => `item:${id}`;

/** The id of the item that a key names; null for a fact. */
export const itemOfKey = (key: StatementKey): string | null =>
  key.startsWith('item:') ? key.slice('item:'.length) : null;

/** Whether a key names a fact, which coaches can see as well. */
export const isFactKey = (key: StatementKey): key is FactKey => itemOfKey(key) === null;

/**
 * Who reads a statement: one company, or each company that is applied to. A coach reads facts.
 */
export type Audience = 'company' | 'applied_companies';

/** What a statement is for. */
export type Purpose = 'interview' | 'job';

/** Nothing is shared for longer without asking again: 12 months, and the end of their last day. */
export const SHARED_DAYS_MAX = 367;

/** The last moment of the day so many months ahead, where the candidate is. */
export function sharedUntil(months: number, from = new Date()): Date {
  const last = new Date(from.getFullYear(), from.getMonth() + months + 1, 0).getDate();
  const day = Math.min(from.getDate(), last);
  return new Date(from.getFullYear(), from.getMonth() + months, day, 23, 59, 59, 999);
}

/** Which version of the words a consent was given to. A change of the words is a new version. */
export const CONSENT_TEXT_VERSION = 1;
