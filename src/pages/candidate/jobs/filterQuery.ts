import { FILTER_DAYS, FILTER_MILES, JOB_SORTS, type JobSort } from '#domain/jobFilters.ts';
import { EMPLOYMENT_TYPES, WAYS_OF_WORKING } from '#domain/jobTerms.ts';
import type { JobFilters } from '#src/api/queries/jobs.ts';

/**
 * Filters in the address of a list: `within` (miles), `way` and `hours` (each as often as it has
 * values), `pay` (`18-hour`), `days`, `contact=named`. `miles` and `remote` widen the recommended
 * list and have nothing to do with them.
 */

type Pay = NonNullable<JobFilters['payAtLeast']>;

/** The contract's limit, in US dollars. */
const MOST_PAY = 1_000_000;

/** The values that a list knows, in its order, each once; undefined for none. */
function known<Value extends string>(values: readonly Value[], given: readonly string[]) {
  const found = values.filter((value) => given.includes(value));
  return found.length === 0 ? undefined : found;
}

function numberOf<Value extends number>(values: readonly Value[], given: string | null) {
  return values.find((value) => String(value) === given);
}

/** "18-hour" or "40000-year"; undefined for anything else. */
export function readPay(text: string | null): Pay | undefined {
  const [, digits, unit] = /^(\d{1,7}(?:\.\d{1,2})?)-(hour|year)$/.exec(text ?? '') ?? [];
  const amount = Number(digits);
  if (unit === undefined || amount <= 0 || amount > MOST_PAY) return undefined;
  return { amount, unit: unit === 'hour' ? 'hour' : 'year' };
}

/** The same as text, for the address and as the value of a choice. */
export const payText = ({ amount, unit }: Pay): string => `${amount}-${unit}`;

/**
 * The filters in a query, without what the server would not take; undefined when there are none.
 * @param place a distance is counted from it, so it means nothing without one
 */
export function readFilters(query: URLSearchParams, place: string): JobFilters | undefined {
  const miles = place === '' ? undefined : numberOf(FILTER_MILES, query.get('within'));
  const remote = known(WAYS_OF_WORKING, query.getAll('way'));
  const employmentTypes = known(EMPLOYMENT_TYPES, query.getAll('hours'));
  const payAtLeast = readPay(query.get('pay'));
  const postedWithinDays = numberOf(FILTER_DAYS, query.get('days'));
  const filters: JobFilters = {
    ...(miles === undefined ? {} : { miles }),
    ...(remote === undefined ? {} : { remote }),
    ...(employmentTypes === undefined ? {} : { employmentTypes }),
    ...(payAtLeast === undefined ? {} : { payAtLeast }),
    ...(postedWithinDays === undefined ? {} : { postedWithinDays }),
    ...(query.get('contact') === 'named' ? { accommodationContact: true } : {}),
  };
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** Writes filters into a query. */
function addFilters(query: URLSearchParams, filters: JobFilters): void {
  const { miles, remote = [], employmentTypes = [], payAtLeast, postedWithinDays } = filters;
  if (miles !== undefined) query.set('within', String(miles));
  for (const way of remote) query.append('way', way);
  for (const type of employmentTypes) query.append('hours', type);
  if (payAtLeast !== undefined) query.set('pay', payText(payAtLeast));
  if (postedWithinDays !== undefined) query.set('days', String(postedWithinDays));
  if (filters.accommodationContact === true) query.set('contact', 'named');
}

/** The order in a query; `best` when it names none that there is. */
export function readSort(query: URLSearchParams): JobSort {
  return JOB_SORTS.find((sort) => sort === query.get('sort')) ?? 'best';
}

/** What a list is narrowed and ordered by, beside words and place. */
export interface Choices {
  readonly filters: JobFilters;
  readonly sort: JobSort;
}

/** Choices as the part of an address that stands for them; '' for none. */
export function choicesText({ filters = {}, sort = 'best' }: Partial<Choices>): string {
  const query = new URLSearchParams();
  addFilters(query, filters);
  if (sort !== 'best') query.set('sort', sort);
  return query.toString();
}

/** The same read back. @param place without one there is no distance */
export function choicesOf(text: string, place: string): Choices {
  const query = new URLSearchParams(text);
  return { filters: readFilters(query, place) ?? {}, sort: readSort(query) };
}

/** How many filters are in use, each value of several counted. */
export function countFilters({ remote = [], employmentTypes = [], ...others }: JobFilters): number {
  return remote.length + employmentTypes.length + Object.keys(others).length;
}
