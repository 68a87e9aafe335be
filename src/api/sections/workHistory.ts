import type { components } from '#openapi/user.ts';
import { endOfJob, workHistoryProblems } from '#domain/workHistory.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/clients.ts';
import { workHistoryOf } from '#src/api/queries/records.ts';
import { listCalls } from '#src/api/sections/listCalls.ts';

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

export const EMPTY_WORK_HISTORY: FormRecord<WorkHistoryValues> = {
  entry: { id: null, etag: null },
  values: {
    JobTitle: '',
    EmployerName: '',
    StartDate: '',
    EndDate: '',
    Present: false,
    Responsibilities: '',
  },
};

/** A job of the work history as its form shows it. */
export function workHistoryRecord(job: UserWorkHistory): FormRecord<WorkHistoryValues> {
  return {
    entry: { id: job.Id, etag: job._etag },
    values: {
      EmployerName: job.EmployerName ?? '',
      JobTitle: job.JobTitle ?? '',
      Responsibilities: job.Responsibilities ?? '',
      StartDate: job.StartDate ?? '',
      EndDate: job.EndDate ?? '',
      Present: job.Present,
    },
  };
}

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

/** The calls of a person's work history. */
export function workHistoryCalls(UserGuid: string) {
  return listCalls({
    rules: (values, mode) => workHistoryProblems(formOf(values), mode, new Date()),
    recordOf: workHistoryRecord,
    asSaved: (values) => (values['Present'] === true ? { ...values, EndDate: '' } : values),
    bodyOf: (values: FormValues) => {
      const form = formOf(values);
      return {
        UserGuid,
        EmployerName: form.EmployerName,
        JobTitle: form.JobTitle,
        Responsibilities: form.Responsibilities === '' ? null : form.Responsibilities,
        StartDate: form.StartDate,
        ...endOfJob(form),
      };
    },
    list: workHistoryOf(UserGuid),
    create: (body, header) => userApi.POST('/userWorkHistory', { body, params: { header } }),
    update: (id, body) => userApi.PUT('/userWorkHistory', { params: { query: { id } }, body }),
    remove: (id, body) =>
      userApi.DELETE('/userWorkHistory/{id}', { params: { path: { id } }, body }),
  });
}
