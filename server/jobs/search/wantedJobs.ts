import { WAYS_OF_WORKING, type WayOfWorking } from '#domain/jobTerms.ts';
import type { components } from '#openapi/jobs.ts';
import { dayOf, type JobFacts, typeBits, wayNumber, wholePayAYear } from './jobFacts.ts';

export type JobFilters = components['schemas']['JobFilters'];
export type JobSort = components['schemas']['JobSort'];

/** What the filters of a search ask of a job; 0 for a filter that is left out. */
export interface WantedJobs {
  /** A bit for each `way`. */
  readonly ways: number;
  readonly types: number;
  readonly contact: number;
  readonly pay: number;
  readonly postedFrom: number;
}

/** The filters that a job can fail, a bit each. */
export const failed = {
  remote: 1,
  employmentTypes: 2,
  postedWithinDays: 4,
  accommodationContact: 8,
  payAtLeast: 16,
} as const;

const wayBits = (ways: readonly WayOfWorking[]): number =>
  ways.reduce((bits, way) => bits | (1 << wayNumber(way)), 0);

/** Reads the filters of a search. A job of the first day is within the days until midnight UTC. */
export function readWanted(filters: JobFilters | undefined, now: Date): WantedJobs {
  const { payAtLeast, postedWithinDays } = filters ?? {};
  return {
    ways: wayBits(filters?.remote ?? []),
    types: typeBits(filters?.employmentTypes ?? []),
    contact: filters?.accommodationContact ? 1 : 0,
    pay: payAtLeast ? wholePayAYear(payAtLeast.amount, payAtLeast.unit) : 0,
    postedFrom: postedWithinDays ? dayOf(now) - postedWithinDays : 0,
  };
}

/** Whether the filters ask for anything that the facts of a job answer. */
export function asksNothing({ ways, types, contact, pay, postedFrom }: WantedJobs): boolean {
  return (ways | types | contact | pay | postedFrom) === 0;
}

/** The filters that a job fails, as bits; 0 when it fits all. What is not said fits none. */
export function failuresOf(job: JobFacts, wanted: WantedJobs): number {
  const { ways, types, contact, pay, postedFrom } = wanted;
  return (
    (ways === 0 || (ways & (1 << job.way)) !== 0 ? 0 : failed.remote) |
    (types === 0 || (types & job.types) !== 0 ? 0 : failed.employmentTypes) |
    (job.postedDay >= postedFrom ? 0 : failed.postedWithinDays) |
    (job.contact >= contact ? 0 : failed.accommodationContact) |
    (job.pay >= pay ? 0 : failed.payAtLeast)
  );
}

/** The ways of working as the contract names them, by `way`; the first is "not said". */
export const waysByNumber: readonly (WayOfWorking | null)[] = [null, ...WAYS_OF_WORKING];
