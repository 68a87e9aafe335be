import type { components } from '#openapi/user.ts';
import { credentialYearProblems } from '#domain/credentials.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { userApi } from '#src/api/client/clients.ts';
import { credentialsOf } from '#src/api/queries/records.ts';
import { profileList } from '#src/api/sections/profileList.ts';

export type UserCredential = components['schemas']['UserCredential'];

/** Section 5: a name is required; the year is a likely one of four digits, or empty. */
function credentialRules(values: FormValues): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (String(values['CredentialName']).trim() === '')
    problems.push({ pointer: '/CredentialName', code: 'missing' });
  const year = String(values['CredentialYear']).trim();
  return [...problems, ...credentialYearProblems(year, new Date())];
}

/** The list of a person's credentials; year 0 is an empty field (section 5). */
export const credentialList = profileList({
  section: 'credentials',
  // The ranking reads credentials as they are saved; the insights are made without them.
  follows: 'ranking',
  read: credentialsOf,
  empty: { CredentialName: '', CredentialYear: '' },
  valuesOf: ({ CredentialName, CredentialYear }: UserCredential) => ({
    CredentialName,
    CredentialYear: CredentialYear === 0 ? '' : String(CredentialYear),
  }),
  rules: credentialRules,
  bodyOf: (values) => ({
    CredentialName: String(values['CredentialName']).trim(),
    CredentialYear: Number(values['CredentialYear'] || 0),
  }),
  create: (body, header) => userApi.POST('/userCredential', { body, params: { header } }),
  update: (id, body) => userApi.PUT('/userCredential', { params: { query: { id } }, body }),
  remove: (id, body) => userApi.DELETE('/userCredential/{id}', { params: { path: { id } }, body }),
});
