import { sessionOf } from '#machines/session.ts';
import { session } from '#src/session/session.ts';

/**
 * Whether this person is still signed in here: somebody else may have signed in since their call
 * was sent.
 */
export function isSignedIn(userGuid: string): boolean {
  return sessionOf(session.getSnapshot())?.userDetails.UserGuid === userGuid;
}
