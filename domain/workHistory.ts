import { isHalfDate, isLikelyYear, isPickerDate } from './dates.ts';
import type { FieldProblem } from './fieldProblem.ts';

export type WorkHistoryForm = {
  EmployerName: string;
  JobTitle: string;
  Responsibilities: string;
  /** YYYY-MM-DD, empty when not given. */
  StartDate: string;
  EndDate: string;
  Present: boolean;
};

/** The end date and Present to save: a current job has EndDate null (section 4). */
export function endOfJob(job: { EndDate: string | null; Present: boolean }): {
  EndDate: string | null;
  Present: boolean;
} {
  const end = job.EndDate?.trim() ?? '';
  return job.Present || end === ''
    ? { EndDate: null, Present: job.Present }
    : { EndDate: end, Present: false };
}

/**
 * Fields the form still needs: start date, employer, title and an end date or Still working. An
 * update also needs the responsibilities (section 5).
 */
export function missingWorkHistoryFields(
  form: WorkHistoryForm,
  mode: 'add' | 'update',
): (keyof WorkHistoryForm)[] {
  const missing: (keyof WorkHistoryForm)[] = [];
  if (form.StartDate.trim() === '') missing.push('StartDate');
  if (form.EmployerName.trim() === '') missing.push('EmployerName');
  if (form.JobTitle.trim() === '') missing.push('JobTitle');
  if (!form.Present && form.EndDate.trim() === '') missing.push('EndDate');
  if (mode === 'update' && form.Responsibilities.trim() === '') missing.push('Responsibilities');
  return missing;
}

/**
 * What is wrong with a job of the work history: what is missing, days that do not exist or are no
 * likely ones, and an end before the start. Something ongoing has no end to look at.
 */
export function workHistoryProblems(
  form: WorkHistoryForm,
  mode: 'add' | 'update',
  today: Date,
): FieldProblem[] {
  const problems = missingWorkHistoryFields(form, mode).map((field) => ({
    pointer: `/${field}`,
    code: 'missing',
  }));
  const dates = (['StartDate', 'EndDate'] as const).filter(
    (field) => form[field] !== '' && !(field === 'EndDate' && form.Present),
  );
  for (const field of dates)
    if (!isPickerDate(form[field]))
      problems.push({ pointer: `/${field}`, code: isHalfDate(form[field]) ? 'halfDate' : 'date' });
    else if (!isLikelyYear(Number(form[field].slice(0, 4)), today))
      problems.push({ pointer: `/${field}`, code: 'yearRange' });
  const isMarked = problems.some(({ code }) => code !== 'missing');
  // YYYY-MM-DD texts sort like dates.
  if (dates.length === 2 && !isMarked && form.EndDate < form.StartDate)
    problems.push({ pointer: '/EndDate', code: 'endBeforeStart' });
  return problems;
}
