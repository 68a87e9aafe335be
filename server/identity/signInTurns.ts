import type { operations as UserOperations } from '#openapi/user.ts';
import { Problem } from '#server/http/problem.ts';
import { openTurns, type Turns } from '#server/http/turns.ts';

/**
 * Fewer than the connections of the database, so that other calls always find one: each sign-in
 * asks the database several times.
 */
const atOnce = 6;
/** Waiting longer than this many take is no use: the browser has given up by then. */
const waiting = 150;

/** The turns of calls that people make all at once, such as a class that begins at nine. */
export function openSignInTurns(): Partial<Record<keyof UserOperations, Turns>> {
  const turns = openTurns({
    atOnce,
    waiting,
    full: () =>
      new Problem(
        503,
        'busy',
        'Many people are signing in at this moment. Please wait a few seconds and try again.',
        { retryAfter: 5 },
      ),
  });
  return { signIn: turns, signUp: turns, resetPassword: turns, confirmNewPassword: turns };
}
