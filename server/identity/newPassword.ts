import { newPasswordProblem } from '#domain/passwords.ts';
import { type FieldProblem, Problem } from '#server/http/problem.ts';
import { isCommonPassword } from '#server/identity/commonPasswords.ts';

/**
 * Rejects a new password that breaks the rules of section 5, is common, or
 * differs from its confirmation.
 * @param pointers of the two fields in the request; without `confirm` there is no confirmation
 * @throws Problem 400 naming each field
 */
export function checkNewPassword(
  values: { readonly password: string; readonly confirm?: string },
  pointers: { readonly password: string; readonly confirm?: string },
): void {
  const errors: FieldProblem[] = [];
  if (newPasswordProblem(values.password)) {
    errors.push({
      pointer: pointers.password,
      code: 'password',
      detail:
        'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, ' +
        '1 uppercase letter, 1 lowercase letter.',
    });
  } else if (isCommonPassword(values.password)) {
    errors.push({
      pointer: pointers.password,
      code: 'commonPassword',
      detail: 'Many people use this password, so it is easy to guess. Please enter another one.',
    });
  }
  if (pointers.confirm && values.confirm !== values.password) {
    errors.push({
      pointer: pointers.confirm,
      code: 'mustMatch',
      detail: 'Please enter a matching password.',
    });
  }
  const [first] = errors;
  if (first) throw new Problem(400, first.code ?? 'invalid_request', first.detail, { errors });
}
