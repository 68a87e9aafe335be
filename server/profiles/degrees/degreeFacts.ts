import { degreeStatus } from '#domain/degrees.ts';
import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import type { DegreeFacts } from '#server/profiles/degrees/queries.ts';
import { wrongFields } from '#server/profiles/problems.ts';
import { yearProblems } from '#server/profiles/sections/years.ts';

/**
 * The facts to store for a degree; the server derives the status (section 4). The contract checks
 * that school, major and level are present.
 * @throws Problem 400 wrong_fields
 */
export function degreeFacts(
  change: components['schemas']['UserDegreeChange'],
  today: Date,
): DegreeFacts {
  const { Status, YearCompleted } = degreeStatus(change);
  const { StartYear } = change;
  const errors: FieldProblem[] =
    StartYear === null ? [] : yearProblems('/StartYear', StartYear, today);
  if (YearCompleted > 0) errors.push(...yearProblems('/YearCompleted', YearCompleted, today));
  if (errors.length === 0 && YearCompleted > 0 && YearCompleted < (StartYear ?? 0))
    errors.push({
      pointer: '/YearCompleted',
      code: 'endBeforeStart',
      detail: 'The completion year is before the start year. Check both.',
    });
  if (errors.length > 0) throw wrongFields(errors);
  return {
    degree_name: change.DegreeName.trim(),
    school_name: change.SchoolName.trim(),
    degree_level_id: change.DegreeLevelId,
    start_year: StartYear,
    year_completed: YearCompleted,
    present: change.Present,
    status: Status,
  };
}
