import type { FieldProblem } from './fieldProblem.ts';
import { PASSPHRASE_MIN, PASSWORD_PATTERN_MIN, PASSWORD_VALIDATOR_MIN } from './limits.ts';

/** The special characters that count (section 5). */
export const PASSWORD_SPECIALS = '$@!%*?&';

export type PasswordProblemCode = 'required' | 'minLength' | 'pattern' | 'mustMatch';

/**
 * What is wrong with a new password, or null. The validator's minimum is 7 and the pattern's is 8,
 * so seven characters fail the pattern and fewer fail the length; both have the same message.
 * 15 characters or more are accepted whatever they are made of. The common ones are refused by the
 * server, which has the list.
 */
export function newPasswordProblem(password: string): PasswordProblemCode | null {
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < PASSWORD_VALIDATOR_MIN) return 'minLength';
  if (length >= PASSPHRASE_MIN) return null;
  const fits =
    length >= PASSWORD_PATTERN_MIN &&
    /[a-z]/.test(password) &&
    /[A-Z]/.test(password) &&
    /\d/.test(password) &&
    [...PASSWORD_SPECIALS].some((special) => password.includes(special));
  return fits ? null : 'pattern';
}

/** What is wrong with the repeated password, or null: it must be there and be the same. */
export function confirmationProblem(
  password: string,
  confirmation: string,
): PasswordProblemCode | null {
  if (confirmation === '') return 'required';
  return confirmation === password ? null : 'mustMatch';
}

export type PasswordChange = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};

/** Everything wrong with a password change, in the order of its form; Submit waits for none. */
export function passwordChangeProblems(
  change: PasswordChange,
): (FieldProblem & { code: PasswordProblemCode })[] {
  const codes: [keyof PasswordChange, PasswordProblemCode | null][] = [
    ['oldPassword', change.oldPassword === '' ? 'required' : null],
    ['newPassword', newPasswordProblem(change.newPassword)],
    ['confirmNewPassword', confirmationProblem(change.newPassword, change.confirmNewPassword)],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ pointer: `/${field}`, code }]));
}

const WRONG_OLD_PASSWORD = 'Incorrect username or password.';

/** Whether the server's sentence is the one that is replaced on the change-password screen. */
export function isWrongOldPassword(message: string | null): boolean {
  return message === WRONG_OLD_PASSWORD;
}
