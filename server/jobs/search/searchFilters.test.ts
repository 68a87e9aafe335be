import { expect, test } from 'vitest';
import { FILTER_DAYS, FILTER_MILES, JOB_SORTS } from '#domain/jobFilters.ts';
import { EMPLOYMENT_TYPES, WAYS_OF_WORKING } from '#domain/jobTerms.ts';
import { distanceMiles } from '#server/places/distance.ts';
import { type JobQuery, type SearchedJob, SearchIndex } from './searchIndex.ts';
import { searchedJob } from '#tests/support/searchedJob.ts';
import type { JobFilters } from './wantedJobs.ts';
import { matchOf } from './wordLists.ts';

const now = new Date('2026-03-15T18:00:00Z');
const today = Date.parse('2026-03-15');
const dayMs = 24 * 60 * 60 * 1000;
const syracuse = { lat: 43.0481, lng: -76.1474 };

/** Numbers of 0 … 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomFrom(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.3);
const maybe = <T>(value: () => T): T | null => (random() < 0.2 ? null : value());

const spots = [
  { city: 'Syracuse', state: 'NY', lat: 43.04, lng: -76.15 },
  { city: 'Liverpool', state: 'NY', lat: 43.106, lng: -76.218 },
  { city: 'Rochester', state: 'NY', lat: 43.157, lng: -77.615 },
  { city: 'Toledo', state: 'OH', lat: 41.65, lng: -83.54 },
  { city: null, state: null, lat: null, lng: null },
];

function randomJob(at: number): SearchedJob {
  const unit = maybe(() => pick(['hour', 'day', 'week', 'month', 'year'] as const));
  const base = pick([17.35, 22, 40_000]);
  const day = Math.floor(random() * 60);
  return searchedJob(`job-${String(at).padStart(4, '0')}`, {
    ...pick(spots),
    title: pick(['Line Cook', 'File Clerk', 'Clerk', 'Glazier', 'Cook']),
    description: pick(['A clerk helps.', 'Bread for a hundred.', 'Cooking and glass.']),
    remote: maybe(() => pick(WAYS_OF_WORKING)),
    employmentTypes: some(EMPLOYMENT_TYPES),
    salaryMin: unit && base,
    salaryMax: unit && maybe(() => base * 1.5),
    salaryUnit: unit,
    salaryCurrency: unit && (random() < 0.1 ? 'CAD' : 'USD'),
    postedAt: maybe(() => new Date(now.getTime() - day * dayMs).toISOString()),
    closesOn: random() < 0.8 ? null : pick(['2026-03-13', '2026-03-15', '2026-03-20']),
    hasAccommodationContact: random() < 0.4,
  });
}

function randomFilters(): JobFilters {
  const filters: { -readonly [Key in keyof JobFilters]: JobFilters[Key] } = {};
  if (random() < 0.4) filters.miles = pick(FILTER_MILES);
  if (random() < 0.4) filters.remote = some(WAYS_OF_WORKING);
  if (random() < 0.4) filters.employmentTypes = some(EMPLOYMENT_TYPES);
  if (random() < 0.4)
    filters.payAtLeast = pick([
      { amount: 17.35, unit: 'hour' },
      { amount: 22, unit: 'hour' },
      { amount: 60_000, unit: 'year' },
    ] as const);
  if (random() < 0.4) filters.postedWithinDays = pick(FILTER_DAYS);
  if (random() < 0.3) filters.accommodationContact = true;
  return filters;
}

const hoursOf = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };
const payOf = (job: SearchedJob): number =>
  job.salaryUnit === null || job.salaryCurrency !== 'USD'
    ? 0
    : Math.round(Math.max(job.salaryMin ?? 0, job.salaryMax ?? 0) * hoursOf[job.salaryUnit]);
const isOneOf = <T>(wanted: readonly T[] | undefined, has: readonly T[]): boolean =>
  !wanted || wanted.length === 0 || wanted.some((one) => has.includes(one));
/** Tenths of a mile. */
const milesTo = ({ lat, lng }: SearchedJob): number | null =>
  lat === null || lng === null ? null : Math.round(distanceMiles(syracuse, { lat, lng }) * 10);

/** The filters that a job passes, each decided in the plainest way. */
const passes = (job: SearchedJob, filters: JobFilters) => ({
  remote: isOneOf(filters.remote, job.remote === null ? [] : [job.remote]),
  employmentTypes: isOneOf(filters.employmentTypes, job.employmentTypes),
  payAtLeast:
    !filters.payAtLeast ||
    payOf(job) >= Math.round(filters.payAtLeast.amount * hoursOf[filters.payAtLeast.unit]),
  postedWithinDays: isWithin(job, filters.postedWithinDays),
  accommodationContact: !filters.accommodationContact || job.hasAccommodationContact,
});

/** The names of the filters that a job fails. */
const failuresOf = (job: SearchedJob, filters: JobFilters): string =>
  Object.entries(passes(job, filters))
    .flatMap(([name, holds]) => (holds ? [] : [name]))
    .join();

function isWithin(job: SearchedJob, days: number | undefined): boolean {
  if (days === undefined) return true;
  return job.postedAt !== null && Date.parse(job.postedAt) >= today - days * dayMs;
}

/** How well the job has the word and is near the place; 0 when not. "Clerk" is also a name. */
function worthOf(job: SearchedJob, { searchText, locationText, filters }: JobQuery): number {
  const miles = milesTo(job);
  const isNear = miles !== null && miles <= (filters?.miles ?? 50) * 10;
  if (locationText !== '' && !isNear) return 0;
  if (job.closesOn === '2026-03-13') return 0;
  if (searchText === '') return 1;
  return matchOf(searchText, {
    title: job.title,
    skills: job.company ?? '',
    description: job.description,
  });
}

const before = (a: number, b: number): number => b - a;
function inOrder(jobs: readonly SearchedJob[], query: JobQuery): SearchedJob[] {
  const { sort } = query;
  const keyOf = (job: SearchedJob): number => {
    if (sort === 'pay') return payOf(job);
    if (sort === 'nearest') return -(milesTo(job) ?? Infinity);
    return sort === 'newest' ? 0 : worthOf(job, query);
  };
  const postedOf = ({ postedAt }: SearchedJob) => (postedAt === null ? 0 : Date.parse(postedAt));
  return jobs
    .map((job) => ({ job, key: keyOf(job), posted: postedOf(job) }))
    .toSorted(
      (a, b) =>
        (a.key === b.key ? 0 : before(a.key, b.key)) ||
        before(a.posted, b.posted) ||
        (a.job.jobId < b.job.jobId ? -1 : 1),
    )
    .map(({ job }) => job);
}

/** What the index must answer, found job by job. */
function bruteForce(jobs: readonly SearchedJob[], query: JobQuery) {
  const filters = query.filters ?? {};
  const there = jobs
    .filter((job) => worthOf(job, query) > 0)
    .map((job) => ({ job, fails: failuresOf(job, filters) }));
  const fitting = (but = '') =>
    there.filter(({ fails }) => fails === '' || fails === but).map(({ job }) => job);
  const found = inOrder(fitting(), query);
  const tally = <T extends string | number>(
    values: readonly T[],
    facet: string,
    has: (job: SearchedJob, value: T) => boolean,
  ) => {
    const others = fitting(facet);
    return Object.fromEntries(
      values.map((value) => [value, others.filter((job) => has(job, value)).length]),
    );
  };
  return {
    total: found.length,
    ids: found.slice(query.offset, query.offset + query.limit).map(({ jobId }) => jobId),
    counts: {
      remote: tally(WAYS_OF_WORKING, 'remote', (job, way) => job.remote === way),
      employmentTypes: tally(EMPLOYMENT_TYPES, 'employmentTypes', (job, type) =>
        job.employmentTypes.includes(type),
      ),
      postedWithinDays: tally(FILTER_DAYS, 'postedWithinDays', isWithin),
      accommodationContact: fitting('accommodationContact').filter(
        (job) => job.hasAccommodationContact,
      ).length,
    },
  };
}

function randomQuery(): JobQuery {
  return {
    searchText: pick(['', '', 'glazier', 'line', 'bread', 'cook']),
    locationText: pick(['', 'Syracuse, NY']),
    filters: randomFilters(),
    sort: pick(JOB_SORTS),
    place: syracuse,
    withCounts: true,
    offset: pick([0, 0, 10]),
    limit: 25,
  };
}

test('filters, sorts and counts like a search through every job, also after changes', () => {
  const index = new SearchIndex(() => now);
  const jobs = Array.from({ length: 200 }, (_, at) => randomJob(at));
  for (const job of jobs) index.add(job);
  index.settle();
  for (let round = 0; round < 200; round += 1) {
    const at = Math.floor(random() * jobs.length);
    const next = randomJob(at);
    if (round % 4 === 0) jobs[at] = next;
    if (round % 4 === 0) index.add(next);
    const query = randomQuery();
    const { foundWords: _words, ...answer } = index.search(query);
    expect(answer, JSON.stringify(query)).toEqual(bruteForce(jobs, query));
  }
});
