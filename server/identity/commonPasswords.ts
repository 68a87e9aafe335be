import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords, in lower case. Attackers try these first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is one of the common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').toLowerCase());
}
