/** The rules of the accommodation passport: what a candidate writes down about working well. */

/** Its texts, in the order of the page. */
export const PASSPORT_TEXTS = [
  'About',
  'Strengths',
  'Communication',
  'DifficultDay',
  'Emergency',
] as const;
export type PassportText = (typeof PASSPORT_TEXTS)[number];

/** When something that helps is needed. */
export const ITEM_USES = ['interview', 'job', 'both'] as const;
export type ItemUse = (typeof ITEM_USES)[number];

/** What it costs an employer, as far as the person knows. */
export const ITEM_COSTS = ['no', 'little', 'unknown'] as const;
export type ItemCost = (typeof ITEM_COSTS)[number];

/** How far something is that was asked for at work. */
export const AGREEMENT_STATES = ['asked', 'agreed', 'in_place', 'stopped'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** The longest texts that the contract takes, in characters. */
export const PASSPORT_LIMITS = { text: 4000, line: 300, part: 1000 } as const;
/** The most entries that each of its two lists holds. */
export const PASSPORT_ENTRIES_MAX = 50;

/** The months after which a person can look at it again. */
export const REVIEW_MONTHS = [6, 12] as const;

/** The day (YYYY-MM-DD) so many months after another; the last of its month where it is shorter. */
export function dayAfterMonths(from: Date, months: number): string {
  const first = new Date(Date.UTC(from.getFullYear(), from.getMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  const day = Math.min(from.getDate(), last.getUTCDate());
  return `${first.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`;
}
