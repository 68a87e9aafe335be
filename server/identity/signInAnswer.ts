import type { FastifyRequest } from 'fastify';
import type { Account } from '#server/identity/queries.ts';
import { noteEvent } from '#server/identity/securityEvents.ts';
import { openUnlessClosed } from '#server/ownData/openUnlessClosed.ts';
import type { Services } from '#server/services.ts';

/** What a sign-in came with. */
interface SignInInput {
  /** Whether the person wants an account that they closed to be opened again. */
  readonly isReopened: boolean;
  readonly request: FastifyRequest;
  readonly setCookie: (cookie: string) => void;
}

/** Only somebody who has proved to be the owner gets this answer. */
export const notVerified = {
  error: 'Please verify your email address first. We sent you a code and a link.',
  errorCode: 'not_verified',
} as const;

/** Starts a session and returns the answer common to all ways of signing in. */
export async function signInAnswer(
  { database, knownDevices, now, tokens }: Services,
  account: Account,
  { isReopened, request, setCookie }: SignInInput,
) {
  // Also of an account that is closed: whoever got here has proved to be its owner.
  setCookie(knownDevices.cookieFor(account.email));
  const closed = await openUnlessClosed(database.db, account.user_guid, isReopened, now());
  if (closed) return closed;
  const issued = await tokens.issue(account, request.headers['user-agent']);
  await noteEvent(database.db, 'sign_in', account.user_guid, now());
  return {
    ...issued,
    userDetails: {
      UserGuid: account.user_guid,
      FirstName: account.first_name,
      LastName: account.last_name,
      Email: account.email,
    },
    role: account.role,
  };
}
