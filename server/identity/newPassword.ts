import { newPasswordProblem } from '#domain/passwords.ts';
import { type FieldProblem, Problem } from '#server/http/problem.ts';
import { whyGuessable } from '#server/identity/guessablePasswords.ts';

const guessable = {
  common: {
    code: 'commonPassword',
    detail: 'Many people use this password, so it is easy to guess. Please enter another one.',
  },
  own: {
    code: 'ownWordsPassword',
    detail:
      'This password is easy to guess, because it is made of your name, your email address or our name. Please enter another one.',
  },
  pattern: {
    code: 'patternPassword',
    detail:
      'This password is easy to guess, because it repeats or follows a row of letters or digits. Please enter another one.',
  },
};

/**
 * Rejects a new password that breaks the rules of section 5, is easy to guess, or
 * differs from its confirmation.
 * @param pointers of the two fields in the request; without `confirm` there is no confirmation
 * @param words the person's own: names and address
 * @throws Problem 400 naming each field
 */
export function checkNewPassword(
  values: { readonly password: string; readonly confirm?: string },
  pointers: { readonly password: string; readonly confirm?: string },
  words: readonly string[],
): void {
  const errors: FieldProblem[] = [];
  const why = whyGuessable(values.password, words);
  if (newPasswordProblem(values.password)) {
    errors.push({
      pointer: pointers.password,
      code: 'password',
      detail:
        'Please enter a password (min length 8). Must contain at least 1 number, 1 special character, ' +
        '1 uppercase letter, 1 lowercase letter.',
    });
  } else if (why) {
    errors.push({ pointer: pointers.password, ...guessable[why] });
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
