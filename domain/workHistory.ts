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
