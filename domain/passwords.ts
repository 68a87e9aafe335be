import { PASSPHRASE_MIN, PASSWORD_PATTERN_MIN, PASSWORD_VALIDATOR_MIN } from './limits.ts';

/** The special characters the pattern accepts (section 5). */
const PASSWORD_SPECIALS = '$@!%*?&';

export type PasswordProblemCode = 'required' | 'minLength' | 'pattern' | 'mustMatch';

/**
 * The problem with a new password, or null. The validator's minimum is 7 and the pattern's
 * is 8, so 7 characters fail the pattern and fewer fail the length; both show the same
 * message. From 15 characters on anything is accepted. Common passwords are rejected by
 * the server, which has the list.
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

/** The problem with the repeated password, or null: it must be present and match. */
export function confirmationProblem(
  password: string,
  confirmation: string,
): PasswordProblemCode | null {
  if (confirmation === '') return 'required';
  return confirmation === password ? null : 'mustMatch';
}

const WRONG_OLD_PASSWORD = 'Incorrect username or password.';

/** Whether this is the server sentence that the change-password screen replaces. */
export function isWrongOldPassword(message: string | null): boolean {
  return message === WRONG_OLD_PASSWORD;
}
