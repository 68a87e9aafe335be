/** Where a coach and a candidate stand, in the order of the board. */
export const STAGES = [
  'gettingToKnow',
  'preparing',
  'searching',
  'applying',
  'interviewing',
  'offer',
  'working',
  'stable',
  'paused',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** What a coach did, as a record names it. */
export const ACTIVITY_KINDS = [
  'call',
  'meeting',
  'email',
  'employerContact',
  'applicationHelp',
  'jobSiteVisit',
  'other',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A record may be of a day so many days back, and never of one ahead. */
export const RECORD_DAYS_BACK = 30;

/** A day of the calendar without a time, as "2026-05-03". */
export type Day = string;

/** What the rules read of a case. Days are those of the coach's time zone. */
export interface CaseDays {
  readonly stage: Stage;
  readonly stageSince: Day;
  readonly nextDue: Day | null;
  readonly pausedUntil: Day | null;
  /** The day of the last record; null before the first. */
  readonly lastContact: Day | null;
}

/** Days without a record that each stage allows. Texas DBS asks for a contact each 90 days. */
const ALLOWED: Readonly<Record<Exclude<Stage, 'working' | 'paused' | 'closed'>, number>> = {
  gettingToKnow: 7,
  preparing: 14,
  searching: 14,
  applying: 14,
  interviewing: 7,
  offer: 3,
  stable: 90,
};
/** In the first month of a job help is weekly (IPS), then monthly. */
const WORKING = { first: 7, firstDays: 30, later: 30 };
const DAYS_OF_A_WEEK = 7;

/** The whole days from one day to another; negative when that was before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** How many days without a record a case may have today; null when nobody is expected to act. */
function allowedDays({ stage, stageSince }: CaseDays, today: Day): number | null {
  if (stage === 'closed' || stage === 'paused') return null;
  if (stage !== 'working') return ALLOWED[stage];
  return daysBetween(stageSince, today) <= WORKING.firstDays ? WORKING.first : WORKING.later;
}

/**
 * For how many days a case has had no record, when that is longer than its stage allows; else
 * null. Before the first record the stage's own day counts. A pause that is over counts from its
 * last day.
 */
export function stalledDays(one: CaseDays, today: Day): number | null {
  if (one.stage === 'paused') {
    const over = one.pausedUntil === null ? 0 : daysBetween(one.pausedUntil, today);
    const isSeen = one.lastContact !== null && one.lastContact >= (one.pausedUntil ?? '');
    return over > 0 && !isSeen ? over : null;
  }
  const allowed = allowedDays(one, today);
  if (allowed === null) return null;
  const days = daysBetween(one.lastContact ?? one.stageSince, today);
  return days > allowed ? days : null;
}

/** Whether the next step should have been done before today. */
export function isOverdue({ nextDue, stage }: CaseDays, today: Day): boolean {
  return stage !== 'closed' && nextDue !== null && nextDue < today;
}

/** Whether the next step is due today or in the six days after it. */
export function isDueThisWeek({ nextDue, stage }: CaseDays, today: Day): boolean {
  if (stage === 'closed' || nextDue === null) return false;
  const ahead = daysBetween(today, nextDue);
  return ahead >= 0 && ahead < DAYS_OF_A_WEEK;
}

/** What the first line of the board says. */
export interface CaseloadNumbers {
  readonly overdue: number;
  readonly stalled: number;
  readonly dueThisWeek: number;
  /** Neither overdue nor stalled. */
  readonly onTrack: number;
}

/** Counts the cases of a board on a day. */
export function caseloadNumbers(cases: readonly CaseDays[], today: Day): CaseloadNumbers {
  const overdue = cases.filter((one) => isOverdue(one, today));
  const stalled = cases.filter((one) => stalledDays(one, today) !== null);
  const flagged = new Set([...overdue, ...stalled]);
  return {
    overdue: overdue.length,
    stalled: stalled.length,
    dueThisWeek: cases.filter((one) => isDueThisWeek(one, today)).length,
    onTrack: cases.length - flagged.size,
  };
}
