import { sessionOf } from '#machines/session.ts';
import { session } from '#src/session/session.ts';

/** Whether this person is still the one in this tab: somebody else may have signed in since a call of theirs was sent. */
export function isSignedIn(userGuid: string): boolean {
  return sessionOf(session.getSnapshot())?.userDetails.UserGuid === userGuid;
}
