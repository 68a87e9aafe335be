import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords people choose most, in lower case; guessing starts with these. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is one of the common ones, in whatever case it is typed. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase());
}
