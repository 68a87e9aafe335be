import { EARLIEST_YEAR, latestYear } from '#domain/dates.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { Problem } from '#server/http/problem.ts';

/** What a program is told to enter; the browser has words of its own. */
const missing: Readonly<Record<string, string>> = {
  '/EmployerName': 'Enter the employer.',
  '/JobTitle': 'Enter the job title.',
  '/Responsibilities': 'Enter what you did there.',
  '/EndDate': 'Enter the end date, or say that you still work there.',
};

/**
 * Refuses the entry of a list with problems, each with a sentence: the alert of section 5 when a
 * field is empty. Does nothing without problems.
 * @throws Problem 400 wrong_fields
 */
export function refuseWrongFields(problems: readonly FieldProblem[], today: Date): void {
  if (problems.length === 0) return;
  const year = `Enter a year from ${EARLIEST_YEAR} to ${latestYear(today)}.`;
  const details: Readonly<Record<string, string>> = {
    year,
    yearRange: year,
    date: 'Enter a day that exists.',
    halfDate: 'Enter a day that exists.',
    endBeforeStart: 'This is before the start. Check both.',
  };
  throw new Problem(
    400,
    'wrong_fields',
    problems.some(({ code }) => code === 'missing')
      ? 'Please fill all the required fields'
      : 'Some of what was entered does not fit. Please check the marked fields.',
    {
      errors: problems.map(({ pointer, code }) => ({
        pointer,
        code,
        detail: details[code] ?? missing[pointer] ?? 'Check this field.',
      })),
    },
  );
}
