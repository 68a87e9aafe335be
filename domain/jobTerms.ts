/** The kinds of hours and contract a posting can offer; a posting may offer several. */
export const EMPLOYMENT_TYPES = [
  'full-time',
  'part-time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'per-diem',
  'other',
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the work is done. A posting that does not say so has none of them. */
export const WAYS_OF_WORKING = ['remote', 'hybrid', 'in-person'] as const;
export type WayOfWorking = (typeof WAYS_OF_WORKING)[number];

/** What the pay of a posting is counted by. */
export const PAY_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** How often a full-time job pays a unit in a year: 40 hours, 5 days, 52 weeks. */
const unitsAYear: Readonly<Record<PayUnit, number>> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** Pay of one unit as pay of a year of full-time work, so that postings can be compared. */
export function payAYear(amount: number, unit: PayUnit): number {
  return amount * unitsAYear[unit];
}

/** Draft and paused jobs are an employer's own; a closed one takes no more applications. */
export const JOB_STATUSES = ['draft', 'published', 'paused', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Invented and shipped with the product; from another site's feed; written here. */
export const JOB_ORIGINS = ['sample', 'feed', 'employer'] as const;
export type JobOrigin = (typeof JOB_ORIGINS)[number];
