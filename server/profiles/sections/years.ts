import type { FieldProblem } from '#server/http/problem.ts';

const earliest = 1900;
/** Studies and jobs can have an end date in the future. */
const yearsAhead = 10;

/** A problem when the year is not plausible for a living person; otherwise an empty list. */
export function yearProblems(pointer: string, year: number, today: Date): FieldProblem[] {
  const latest = today.getUTCFullYear() + yearsAhead;
  if (year >= earliest && year <= latest) return [];
  const detail = `Enter a year from ${earliest} to ${latest}.`;
  return [{ pointer, code: 'yearOutOfRange', detail }];
}
