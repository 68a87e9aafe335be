export type WorkHistoryForm = {
  EmployerName: string;
  JobTitle: string;
  Responsibilities: string;
  /** YYYY-MM-DD, empty when not given. */
  StartDate: string;
  EndDate: string;
  Present: boolean;
};

/** A current job has no end: EndDate is null and Present set (section 4). */
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
 * The fields the form still lacks: start date, employer, title and (end date or Still working);
 * an update needs the responsibilities as well (section 5).
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
