import type { operations as UserOperations } from '#openapi/user.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import { normaliseEmail } from '#server/identity/email.ts';
import { isPassword } from '#server/identity/passwords.ts';
import { findAccountByEmail } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { notVerified, signInAnswer } from '#server/identity/signInAnswer.ts';
import type { Services } from '#server/services.ts';

type SessionOperations = Pick<UserOperations, 'signIn' | 'signOut' | 'refreshToken'>;

/** Sign in, renew the session, sign out. */
export function sessionOperations(services: Services): Handlers<SessionOperations> {
  const { database, now, tokens } = services;
  return {
    signIn: async ({ body, request, setCookie }) => {
      const account = await findAccountByEmail(database.db, normaliseEmail(body.Email));
      const isRight = await isPassword(body.Password, account?.password_hash ?? null);
      if (!account || !isRight) {
        await noteEvent(database.db, 'sign_in_refused', account?.user_guid ?? null, now());
        return {
          error: 'Incorrect username or password.',
          errorCode: 'incorrect_credentials' as const,
        };
      }
      // Only somebody who knows the password may learn that the account exists.
      if (!account.verified_at) return notVerified;
      return signInAnswer(services, account, {
        isReopened: body.Reopen === true,
        request,
        setCookie,
      });
    },

    signOut: async ({ body }) => {
      await tokens.revoke(body.refresh);
      return { message: 'You are signed out.' };
    },

    refreshToken: async ({ body }) => {
      const renewed = await tokens.refresh(body.refresh);
      if (!renewed)
        throw new Problem(401, 'session_ended', 'Your session has ended. Please sign in again.');
      return renewed;
    },
  };
}
