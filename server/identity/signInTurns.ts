import type { operations as UserOperations } from '#openapi/user.ts';
import { openTurns, type Turns } from '#server/http/turns.ts';
import { signInQueue } from './hashingTurns.ts';

/**
 * Fewer than the connections of the database, so that other calls always find one: each sign-in
 * asks the database several times.
 */
const atOnce = 6;

/** The turns of calls that people make all at once, such as a class that begins at nine. */
export function openSignInTurns(): Partial<Record<keyof UserOperations, Turns>> {
  const turns = openTurns({ atOnce, ...signInQueue });
  return {
    signIn: turns,
    signInWithPasskey: turns,
    signUp: turns,
    resetPassword: turns,
    confirmNewPassword: turns,
  };
}
