import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  payAYear,
  type PayUnit,
  WAYS_OF_WORKING,
  type WayOfWorking,
} from '#domain/jobTerms.ts';

/** What of a posting the filters and sorts compare. Null or empty: it does not say. */
export interface StatedFacts {
  readonly remote: WayOfWorking | null;
  readonly employmentTypes: readonly EmploymentType[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryUnit: PayUnit | null;
  readonly salaryCurrency: string | null;
  /** ISO 8601. */
  readonly postedAt: string | null;
  /** The last day to apply, YYYY-MM-DD. */
  readonly closesOn: string | null;
  readonly hasAccommodationContact: boolean;
}

/** The same as small numbers, so that an index can hold a million; 0 for what is not said. */
export interface JobFacts {
  /** 1 more than the place in WAYS_OF_WORKING. */
  readonly way: number;
  /** A bit for each place in EMPLOYMENT_TYPES. */
  readonly types: number;
  readonly contact: number;
  /** Whole US dollars a year of the highest pay that is named. */
  readonly pay: number;
  /** Days since 1970. */
  readonly postedDay: number;
}

/** The last day of a posting without one, and the most that 16 bits hold (the year 2149). */
const never = 0xffff;

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (day: number): number => Math.min(never, Math.max(1, day));

/** The day of a time as days since 1970, in UTC; 0 for none. */
export function dayOf(time: string | Date | null): number {
  const ms = time === null ? NaN : time instanceof Date ? time.getTime() : Date.parse(time);
  return Number.isNaN(ms) ? 0 : inDays(Math.floor(ms / dayMs));
}

/** The `way` of a job. */
export const wayNumber = (way: WayOfWorking | null): number =>
  way === null ? 0 : WAYS_OF_WORKING.indexOf(way) + 1;

/** The `types` of a job. */
export const typeBits = (types: readonly EmploymentType[]): number =>
  types.reduce((bits, type) => bits | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0);

/** Pay of one unit as whole dollars a year, so that 17.35 an hour equals itself. */
export const wholePayAYear = (amount: number, unit: PayUnit): number =>
  Math.round(payAYear(amount, unit));

/** The highest pay that a posting names in US dollars, as dollars a year; 0 for none. */
function highestPay(job: StatedFacts): number {
  const { salaryMin, salaryMax, salaryUnit, salaryCurrency } = job;
  if (salaryUnit === null || salaryCurrency !== 'USD') return 0;
  const highest = Math.max(salaryMin ?? 0, salaryMax ?? 0);
  return Math.min(0xffffffff, Math.max(0, wholePayAYear(highest, salaryUnit)));
}

/** Reads what a posting says into numbers. */
export function factsOf(job: StatedFacts): JobFacts {
  return {
    way: wayNumber(job.remote),
    types: typeBits(job.employmentTypes),
    contact: job.hasAccommodationContact ? 1 : 0,
    pay: highestPay(job),
    postedDay: dayOf(job.postedAt),
  };
}

/** The last day to apply as days since 1970; the last of all days when there is none. */
export const closingDay = (closesOn: string | null): number =>
  closesOn === null ? never : dayOf(closesOn);
