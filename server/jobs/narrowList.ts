import { byLocation, byMatch } from '#server/jobs/jobFilters.ts';
import type { JobRow } from '#server/jobs/queries.ts';
import { FilterCounter, type JobFilterCounts } from '#server/jobs/search/filterCounts.ts';
import { factsOf, type JobFacts } from '#server/jobs/search/jobFacts.ts';
import { closeness } from '#server/jobs/search/jobPlaces.ts';
import {
  failuresOf,
  type JobFilters,
  type JobSort,
  readWanted,
} from '#server/jobs/search/wantedJobs.ts';
import type { Point } from '#server/places/place.ts';

// Filters and sorts a person's own short lists. SearchIndex does the same for all open jobs.

export interface ListSearch {
  readonly searchText: string;
  readonly locationText: string;
  readonly filters?: JobFilters;
  readonly sort?: JobSort;
}

interface ListOptions {
  readonly now: Date;
  /** What "nearest" is counted from. */
  readonly place: Point | null;
  /** Whether the best match comes first when words are searched; otherwise the order is kept. */
  readonly bestFirst?: boolean;
}

interface Narrowed {
  readonly jobs: readonly JobRow[];
  readonly counts: () => JobFilterCounts;
}

interface Candidate {
  readonly job: JobRow;
  readonly facts: JobFacts;
  readonly worth: number;
}

const factsOfRow = (job: JobRow): JobFacts =>
  factsOf({
    remote: job.remote,
    employmentTypes: job.employment_types,
    salaryMin: job.salary_min,
    salaryMax: job.salary_max,
    salaryUnit: job.salary_unit,
    salaryCurrency: job.salary_currency,
    postedAt: job.posted_at?.toISOString() ?? null,
    closesOn: job.closes_on,
    hasAccommodationContact: job.accommodation_contact !== null,
  });

/** The jobs of a list that a search leaves, in the order it asks for. */
export function narrowList(
  list: readonly JobRow[],
  search: ListSearch,
  { now, place, bestFirst = false }: ListOptions,
): Narrowed {
  const match = byMatch(search.searchText);
  const isThere = byLocation(search.locationText, search.filters?.miles);
  const found = list
    .filter(isThere)
    .map((job): Candidate => ({ job, facts: factsOfRow(job), worth: match(job) }))
    .filter(({ worth }) => worth > 0);
  const wanted = readWanted(search.filters, now);
  const left = found.filter(({ facts }) => failuresOf(facts, wanted) === 0);
  if (bestFirst) left.sort((a, b) => b.worth - a.worth);
  const keyOf = sortKey(search.sort ?? 'best', place);
  if (keyOf) left.sort((a, b) => keyOf(b) - keyOf(a));
  return {
    jobs: left.map(({ job }) => job),
    counts: () => {
      const counter = new FilterCounter(now);
      for (const { facts } of found) counter.add(facts, failuresOf(facts, wanted));
      return counter.counts();
    },
  };
}

/** The number that a sort puts the highest of first; null to keep the order. */
function sortKey(sort: JobSort, place: Point | null): ((one: Candidate) => number) | null {
  switch (sort) {
    case 'best':
      return null;
    case 'newest':
      return ({ job }) => job.posted_at?.getTime() ?? 0;
    case 'pay':
      return ({ facts }) => facts.pay;
    case 'nearest':
      return place && (({ job }) => closeness(place, job));
  }
}
