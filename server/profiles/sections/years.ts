import type { FieldProblem } from '#server/http/problem.ts';

const earliest = 1900;
/** Studies and jobs are planned, and an end is agreed on before it comes. */
const yearsAhead = 10;

/** A fault when a year is of another age; nothing when it can be one of a living person. */
export function yearProblems(pointer: string, year: number, today: Date): FieldProblem[] {
  const latest = today.getUTCFullYear() + yearsAhead;
  if (year >= earliest && year <= latest) return [];
  const detail = `Enter a year from ${earliest} to ${latest}.`;
  return [{ pointer, code: 'yearOutOfRange', detail }];
}
