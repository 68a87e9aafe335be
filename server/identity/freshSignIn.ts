import { Problem } from '#server/http/problem.ts';
import { isPassword } from '#server/identity/passwords.ts';
import type { Account } from '#server/identity/queries.ts';

/** A sign-in of the last minutes is as good as the password. */
const freshMs = 15 * 60 * 1000;

interface Asked {
  /** As typed; undefined when it was not asked for yet. */
  readonly password: string | undefined;
  /** What to do after signing in again, e.g. "add the passkey". */
  readonly next: string;
  readonly at: Date;
}

/**
 * Makes sure that the owner of the account is there, and not somebody who found the window open.
 * @param account of the caller
 * @param signedInAt when the session of the call began
 * @throws Problem 400 sign_in_again for an account without a password; 400 password_needed or
 * incorrect_password, at the field
 */
export async function refuseUnlessFresh(
  account: Account,
  signedInAt: Date,
  { password, next, at }: Asked,
): Promise<void> {
  if (at.getTime() - signedInAt.getTime() <= freshMs) return;
  if (account.password_hash === null)
    throw new Problem(
      400,
      'sign_in_again',
      `Your sign-in is older than 15 minutes. Sign in again, then ${next}.`,
    );
  if (password === undefined || password === '')
    throw atPassword('password_needed', 'Type your password: your sign-in is over 15 minutes old.');
  if (await isPassword(password, account.password_hash)) return;
  throw atPassword('incorrect_password', 'This password is not right.');
}

const atPassword = (code: string, detail: string) =>
  new Problem(400, code, detail, { errors: [{ pointer: '/password', code, detail }] });
