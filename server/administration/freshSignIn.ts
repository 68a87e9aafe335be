import { Problem } from '#server/http/problem.ts';
import { isPassword } from '#server/identity/passwords.ts';
import type { Account } from '#server/identity/queries.ts';

/** A sign-in of the last minutes is as good as the password. */
const freshMs = 15 * 60 * 1000;

/**
 * Makes sure that the administrator is there, and not somebody who found the window open.
 * @param password as typed; undefined when it was not asked for yet
 * @throws Problem 400 sign_in_again for an account without a password; 400 password_needed or
 * incorrect_password, at the field
 */
export async function refuseUnlessFresh(
  administrator: Account,
  signedInAt: Date,
  password: string | undefined,
  at: Date,
): Promise<void> {
  if (at.getTime() - signedInAt.getTime() <= freshMs) return;
  if (administrator.password_hash === null)
    throw new Problem(
      400,
      'sign_in_again',
      'Your sign-in is older than 15 minutes. Sign in again, then view as this person.',
    );
  if (password === undefined || password === '')
    throw atPassword('password_needed', 'Type your password: your sign-in is over 15 minutes old.');
  if (await isPassword(password, administrator.password_hash)) return;
  throw atPassword('incorrect_password', 'This password is not right.');
}

const atPassword = (code: string, detail: string) =>
  new Problem(400, code, detail, { errors: [{ pointer: '/password', code, detail }] });
