import { useSyncExternalStore } from 'react';
import { roleOf, type SessionSnapshot, sessionOf } from '#machines/session/session.ts';
import type { UserDetails } from '#machines/session/sessionTypes.ts';
import { session } from '#src/session/session.ts';

function subscribe(changed: () => void): () => void {
  const subscription = session.subscribe(changed);
  return () => subscription.unsubscribe();
}

/**
 * Reads from the session; the component renders again when the result changes. Uses React's own
 * hook, like useMachine.
 * @param read returns a plain value or a part of the snapshot, never a new object
 */
export function useSession<Read>(read: (snapshot: SessionSnapshot) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(session.getSnapshot()));
}

/** The role of the signed-in person; null when nobody is signed in. */
export function useRole() {
  return useSession(roleOf);
}

/**
 * The signed-in person, also while they view somebody else; pages ask `useUser` of usePerson.ts.
 * @throws outside a guarded area, where nobody may be signed in
 */
export function useOwnUser(): UserDetails {
  const details = useSession((snapshot) => sessionOf(snapshot)?.userDetails);
  if (!details) throw new Error('useOwnUser is for the guarded areas.');
  return details;
}
