import {
  COMPLETION_DANGER_PERCENT,
  COMPLETION_MANUAL_PERCENT,
  COMPLETION_WARNING_PERCENT,
} from './limits.ts';
import { QUESTIONS_WITH_WORK, QUESTIONS_WITHOUT_WORK } from './questions.ts';
import type { QuestionKey } from './questions.ts';

const USER_ITEMS = [
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'Relocate',
  'RemoteWorkType',
  'Summary',
] as const;
const PROFILE_ITEMS = ['City', 'Country', 'IdealJob', 'PostalCode', 'State'] as const;

type UserItem = (typeof USER_ITEMS)[number];
type ProfileItem = (typeof PROFILE_ITEMS)[number];
type Value = string | number | readonly string[] | null;

/** A checklist item. `degree` means at least one degree. */
export type CompletionItem = UserItem | ProfileItem | 'degree' | QuestionKey;

/** Input of the checklist. `profile` is null until it is saved for the first time. */
export type CompletionFacts = {
  user: Partial<Record<UserItem | QuestionKey, Value>> & { readonly hasOneName?: boolean };
  profile: Partial<Record<ProfileItem, Value>> | null;
  degreeCount: number;
  workHistoryCount: number;
};

export type CompletionBand = 'danger' | 'warning' | 'success';

export type Completion = {
  /** 0 to 100, not rounded: the thresholds 25, 30, 40 and 70 compare with this. */
  percent: number;
  /** The percentage to show, rounded to an integer. */
  label: number;
  band: CompletionBand;
  /** Items still empty, in checklist order. */
  missing: CompletionItem[];
};

/** A number is always filled, because Relocate 0 means "No". */
function isFilled(value: Value | undefined): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'number') return true;
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}

function bandOf(percent: number): CompletionBand {
  if (percent < COMPLETION_DANGER_PERCENT) return 'danger';
  return percent < COMPLETION_WARNING_PERCENT ? 'warning' : 'success';
}

/** Share of filled items of the checklist in section 9. Every item counts the same. */
export function profileCompletion(facts: CompletionFacts): Completion {
  const { user, profile } = facts;
  const answers: readonly QuestionKey[] =
    facts.workHistoryCount > 0 ? QUESTIONS_WITH_WORK : QUESTIONS_WITHOUT_WORK;
  const items: [CompletionItem, boolean][] = [
    ...USER_ITEMS.map((item): [CompletionItem, boolean] => [
      item,
      isFilled(user[item]) || (item === 'LastName' && user.hasOneName === true),
    ]),
    ...PROFILE_ITEMS.map((item): [CompletionItem, boolean] => [item, isFilled(profile?.[item])]),
    ['degree', facts.degreeCount > 0],
    ...answers.map((item): [CompletionItem, boolean] => [item, isFilled(user[item])]),
  ];
  const missing = items.filter(([, filled]) => !filled).map(([item]) => item);
  const percent = ((items.length - missing.length) * 100) / items.length;
  return { percent, label: Math.round(percent), band: bandOf(percent), missing };
}

/** Whether the upload page offers "Create profile manually": 25 percent or less. */
export function canStartManually(percent: number): boolean {
  return percent <= COMPLETION_MANUAL_PERCENT;
}
