import { EARLIEST_YEAR, isLikelyYear, latestYear } from '#domain/dates.ts';
import type { FieldProblem } from '#server/http/problem.ts';

/** A problem when the year is not plausible for a living person; otherwise an empty list. */
export function yearProblems(pointer: string, year: number, today: Date): FieldProblem[] {
  if (isLikelyYear(year, today)) return [];
  const detail = `Enter a year from ${EARLIEST_YEAR} to ${latestYear(today)}.`;
  return [{ pointer, code: 'yearOutOfRange', detail }];
}
