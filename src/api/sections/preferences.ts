import type { components } from '#openapi/user.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import {
  DEFAULT_WORK_TYPE,
  isWorkType,
  type Preferences,
  preferencesUpdate,
} from '#domain/questions.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { call } from '#src/api/client/problem.ts';
import { userRecord } from '#src/api/queries/records.ts';
import { fetchFresh } from '#src/api/client/read.ts';

type User = components['schemas']['User'];
/**
 * Relocate is Yes, No, or '' when it was not answered: an assumption is not shown as an answer.
 */
export type PreferenceValues = { Relocate: string; RemoteWorkType: string };

/** The preferences as the form shows them, and whether they were only assumed. */
export function preferencesRecord(
  user: User,
): FormRecord<PreferenceValues> & { isAssumed: boolean } {
  const isAnswered = user.PreferencesAnswered !== false && user.Relocate !== null;
  const answer = user.Relocate === 1 ? 'Yes' : 'No';
  return {
    entry: { id: user.UserGuid, etag: user._etag },
    isAssumed: user.PreferencesAnswered === false,
    values: {
      Relocate: isAnswered ? answer : '',
      RemoteWorkType: user.RemoteWorkType ?? DEFAULT_WORK_TYPE,
    },
  };
}

function preferencesRules(values: FormValues): FieldProblem[] {
  return values['Relocate'] === '' ? [{ pointer: '/Relocate', code: 'missing' }] : [];
}

/** The answers as they are sent. */
export function preferencesOf({ Relocate, RemoteWorkType }: FormValues): Preferences {
  return {
    relocate: Relocate === 'Yes' ? 'Yes' : 'No',
    workType: isWorkType(RemoteWorkType) ? RemoteWorkType : DEFAULT_WORK_TYPE,
  };
}

/** The calls of the preferences. */
export function preferencesCalls(UserGuid: string) {
  return {
    rules: preferencesRules,
    async save({ entry, values }: FormRecord) {
      const update = preferencesUpdate(preferencesOf(values), true);
      const user = await call(
        userApi.PUT('/User/{guid}', {
          params: { path: { guid: UserGuid } },
          body: { ...update, ...(entry.etag === null ? {} : { _etag: entry.etag }) },
        }),
      );
      return { ...preferencesRecord(user), message: null };
    },
    async load() {
      return preferencesRecord(await fetchFresh(userRecord(UserGuid)));
    },
  };
}
