import type { components } from '#openapi/user.ts';
import { credentialYearProblems } from '#domain/credentials.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/clients.ts';
import { credentialsOf } from '#src/api/queries/records.ts';
import { listCalls } from '#src/api/sections/listCalls.ts';

export type UserCredential = components['schemas']['UserCredential'];
/** A credential in the form; the year is blank when it is 0 (section 5). */
export type CredentialValues = { CredentialName: string; CredentialYear: string };

export const EMPTY_CREDENTIAL: FormRecord<CredentialValues> = {
  entry: { id: null, etag: null },
  values: { CredentialName: '', CredentialYear: '' },
};

/** A credential as its form shows it; year 0 is an empty field. */
export function credentialRecord(credential: UserCredential): FormRecord<CredentialValues> {
  const { Id, _etag, CredentialName, CredentialYear } = credential;
  return {
    entry: { id: Id, etag: _etag },
    values: {
      CredentialName,
      CredentialYear: CredentialYear === 0 ? '' : String(CredentialYear),
    },
  };
}

/** Section 5: a name is required; the year is a likely one of four digits, or empty. */
function credentialRules(values: FormValues): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (String(values['CredentialName']).trim() === '')
    problems.push({ pointer: '/CredentialName', code: 'missing' });
  const year = String(values['CredentialYear']).trim();
  return [...problems, ...credentialYearProblems(year, new Date())];
}

/** The calls of a person's credentials. */
export function credentialCalls(UserGuid: string) {
  return listCalls({
    rules: credentialRules,
    recordOf: credentialRecord,
    bodyOf: (values: FormValues) => ({
      UserGuid,
      CredentialName: String(values['CredentialName']).trim(),
      CredentialYear: Number(values['CredentialYear'] || 0),
    }),
    list: credentialsOf(UserGuid),
    create: (body, header) => userApi.POST('/userCredential', { body, params: { header } }),
    update: (id, body) => userApi.PUT('/userCredential', { params: { query: { id } }, body }),
    remove: (id, body) =>
      userApi.DELETE('/userCredential/{id}', { params: { path: { id } }, body }),
  });
}
