import { sessionOf } from '#machines/session.ts';
import { session } from '#src/session/session.ts';

/**
 * Whether this person is still signed in here. Somebody else may have signed in since a call
 * started.
 */
export function isSignedIn(userGuid: string): boolean {
  return sessionOf(session.getSnapshot())?.userDetails.UserGuid === userGuid;
}
