import type { MonthCount } from '#server/employers/statisticsQueries.ts';

/** Views and applications, together. */
export interface Sum {
  readonly viewed: number;
  readonly applied: number;
}

/** A month of the calendar in UTC; month 1 is January. */
interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month that it is, or so many months before. */
export function monthAt(now: Date, before = 0): Month {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before, 1));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
}

/** The first day of a month, YYYY-MM-DD. */
export const firstDayOf = ({ year, month }: Month): string =>
  `${year}-${String(month).padStart(2, '0')}-01`;

/** The sum of the months that are meant. */
export function sumOf(
  counts: readonly MonthCount[],
  isMeant: (month: Month) => boolean = () => true,
): Sum {
  return counts.filter(isMeant).reduce(
    (sum, { viewed, applied }) => ({
      viewed: sum.viewed + viewed,
      applied: sum.applied + applied,
    }),
    { viewed: 0, applied: 0 },
  );
}

/** The last 12 months, this one last, also those without any. */
export function lastTwelve(counts: readonly MonthCount[], now: Date): MonthCount[] {
  return Array.from({ length: 12 }, (_, index) => {
    const { year, month } = monthAt(now, 11 - index);
    return { year, month, ...sumOf(counts, (one) => one.year === year && one.month === month) };
  });
}

/** The years from the first with any until this one, also those without any. */
export function yearsOf(counts: readonly MonthCount[], now: Date): (Sum & Pick<Month, 'year'>)[] {
  const last = now.getUTCFullYear();
  const first = Math.min(last, counts[0]?.year ?? last);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return { year, ...sumOf(counts, (one) => one.year === year) };
  });
}
