import type { components } from '#openapi/user.ts';
import { endOfJob, workHistoryProblems } from '#domain/workHistory.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { workHistoryOf } from '#src/api/queries/records.ts';
import { profileList } from '#src/api/sections/profileList.ts';

export type UserWorkHistory = components['schemas']['UserWorkHistory'];

/** A job in the form, in the order of its fields; dates are YYYY-MM-DD, or half typed. */
export type WorkHistoryValues = {
  EmployerName: string;
  JobTitle: string;
  Responsibilities: string;
  StartDate: string;
  EndDate: string;
  Present: boolean;
};

function formOf(values: FormValues): WorkHistoryValues {
  const text = (name: string) => String(values[name] ?? '').trim();
  return {
    EmployerName: text('EmployerName'),
    JobTitle: text('JobTitle'),
    Responsibilities: text('Responsibilities'),
    StartDate: text('StartDate'),
    EndDate: text('EndDate'),
    Present: values['Present'] === true,
  };
}

/** The list of a person's work history. */
export const workHistoryList = profileList({
  section: 'workHistory',
  follows: 'insights',
  read: workHistoryOf,
  empty: {
    JobTitle: '',
    EmployerName: '',
    StartDate: '',
    EndDate: '',
    Present: false,
    Responsibilities: '',
  } as WorkHistoryValues,
  valuesOf: (job: UserWorkHistory) => ({
    EmployerName: job.EmployerName ?? '',
    JobTitle: job.JobTitle ?? '',
    Responsibilities: job.Responsibilities ?? '',
    StartDate: job.StartDate ?? '',
    EndDate: job.EndDate ?? '',
    Present: job.Present,
  }),
  rules: (values, mode) => workHistoryProblems(formOf(values), mode, new Date()),
  asSaved: (values) => (values['Present'] === true ? { ...values, EndDate: '' } : values),
  bodyOf: (values) => {
    const form = formOf(values);
    return {
      EmployerName: form.EmployerName,
      JobTitle: form.JobTitle,
      Responsibilities: form.Responsibilities === '' ? null : form.Responsibilities,
      StartDate: form.StartDate,
      ...endOfJob(form),
    };
  },
  create: (body, header) => userApi.POST('/userWorkHistory', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/userWorkHistory', { params: { query: { id } }, body }),
  remove: (id, body) => userApi.DELETE('/userWorkHistory/{id}', { params: { path: { id } }, body }),
});
