import { endOfJob, missingWorkHistoryFields, type WorkHistoryForm } from '#domain/workHistory.ts';
import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { wrongFields } from '#server/profiles/problems.ts';
import { yearProblems } from '#server/profiles/sections/years.ts';
import type { WorkFacts } from '#server/profiles/workHistory/queries.ts';

const required: Readonly<Record<keyof WorkHistoryForm, string>> = {
  EmployerName: 'Enter the employer.',
  JobTitle: 'Enter the job title.',
  Responsibilities: 'Enter what you did there.',
  StartDate: 'Enter the start date.',
  EndDate: 'Enter the end date, or say that you still work there.',
  Present: 'Say whether you still work there.',
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * The facts to store for a job. A current job has no end (section 4), and a change needs the
 * responsibilities (section 5). The contract checks that the dates exist.
 * @throws Problem 400 wrong_fields
 */
export function workFacts(
  change: components['schemas']['UserWorkHistoryChange'],
  mode: 'add' | 'update',
  today: Date,
): WorkFacts {
  const responsibilities = change.Responsibilities?.trim() ?? '';
  const { EndDate, Present } = endOfJob(change);
  const form = { ...change, Responsibilities: responsibilities, EndDate: EndDate ?? '' };
  const errors: FieldProblem[] = missingWorkHistoryFields(form, mode).map((field) => ({
    pointer: `/${field}`,
    code: 'required',
    detail: required[field],
  }));
  errors.push(...yearProblems('/StartDate', yearOf(change.StartDate), today));
  if (EndDate !== null) {
    errors.push(...yearProblems('/EndDate', yearOf(EndDate), today));
    // YYYY-MM-DD texts sort like dates.
    if (EndDate < change.StartDate)
      errors.push({
        pointer: '/EndDate',
        code: 'endBeforeStart',
        detail: 'The end date is before the start date. Check both.',
      });
  }
  if (errors.length > 0) throw wrongFields(errors);
  return {
    employer_name: change.EmployerName.trim(),
    job_title: change.JobTitle.trim(),
    responsibilities: responsibilities || null,
    start_date: change.StartDate,
    end_date: EndDate,
    present: Present,
  };
}
