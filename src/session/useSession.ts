import { useSelector } from '@xstate/react';
import { roleOf, type SessionSnapshot, sessionOf } from '#machines/session.ts';
import type { UserDetails } from '#machines/sessionTypes.ts';
import { session } from '#src/session/session.ts';

/** Reads the session; the component renders again when what it reads has changed. */
export function useSession<Read>(read: (snapshot: SessionSnapshot) => Read): Read {
  return useSelector(session, read);
}

export function useRole() {
  return useSession(roleOf);
}

/**
 * The person who is signed in.
 * @throws outside a guarded area, where there may be nobody
 */
export function useUser(): UserDetails {
  const details = useSession((snapshot) => sessionOf(snapshot)?.userDetails);
  if (!details) throw new Error('useUser is for the guarded areas.');
  return details;
}
