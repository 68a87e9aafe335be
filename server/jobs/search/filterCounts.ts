import { FILTER_DAYS } from '#domain/jobFilters.ts';
import { EMPLOYMENT_TYPES } from '#domain/jobTerms.ts';
import type { components } from '#openapi/jobs.ts';
import { dayOf, type JobFacts } from './jobFacts.ts';
import { failed, waysByNumber } from './wantedJobs.ts';

/** How many jobs each choice of a filter would leave, with every other filter as it is. */
export type JobFilterCounts = components['schemas']['JobFilterCounts'];

const mostDays = Math.max(...FILTER_DAYS);

/** Counts jobs by the value of each filter. One addition a filter, because all jobs pass by. */
export class FilterCounter {
  readonly #today: number;
  readonly #ways = new Uint32Array(waysByNumber.length);
  /** By the bits of all types of a job. */
  readonly #types = new Uint32Array(1 << EMPLOYMENT_TYPES.length);
  /** By age in days; older ones, and those without a date, are the last. */
  readonly #ages = new Uint32Array(mostDays + 2);
  #contacts = 0;

  constructor(now: Date) {
    this.#today = dayOf(now);
  }

  /** @param failures the filters that the job fails: it counts for one that alone it fails */
  add(job: JobFacts, failures: number): void {
    if ((failures & ~failed.remote) === 0) bump(this.#ways, job.way);
    if ((failures & ~failed.employmentTypes) === 0) bump(this.#types, job.types);
    if ((failures & ~failed.postedWithinDays) === 0)
      bump(this.#ages, Math.min(mostDays + 1, Math.max(0, this.#today - job.postedDay)));
    if ((failures & ~failed.accommodationContact) === 0) this.#contacts += job.contact;
  }

  counts(): JobFilterCounts {
    const remote: Record<string, number> = {};
    for (const [number, way] of waysByNumber.entries())
      if (way !== null) remote[way] = this.#ways[number] ?? 0;
    const employmentTypes: Record<string, number> = {};
    for (const [at, type] of EMPLOYMENT_TYPES.entries())
      employmentTypes[type] = sumOf(this.#types, (bits) => (bits & (1 << at)) !== 0);
    const postedWithinDays: Record<string, number> = {};
    for (const days of FILTER_DAYS)
      postedWithinDays[days] = sumOf(this.#ages, (age) => age <= days);
    return { remote, employmentTypes, postedWithinDays, accommodationContact: this.#contacts };
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function sumOf(counts: Uint32Array, holds: (at: number) => boolean): number {
  return counts.reduce((sum, count, at) => (holds(at) ? sum + count : sum), 0);
}
