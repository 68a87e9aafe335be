import { userNow } from '#src/session/usePerson.ts';

/**
 * Whether these are still the pages of this person, who is signed in or viewed by an
 * administrator. Somebody else may have signed in since a call started.
 */
export function isSignedIn(userGuid: string): boolean {
  return userNow()?.UserGuid === userGuid;
}
