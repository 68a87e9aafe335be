import { yearProblem } from './dates.ts';
import type { FieldProblem } from './fieldProblem.ts';

/** What is wrong with the year of a credential, as typed; it may be left out (section 5). */
export function credentialYearProblems(year: string, today: Date): FieldProblem[] {
  const code = year === '' ? null : yearProblem(year, today);
  return code === null ? [] : [{ pointer: '/CredentialYear', code }];
}
