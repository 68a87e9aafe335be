import { useSyncExternalStore } from 'react';
import type { ImpersonationSnapshot } from '#machines/impersonation/impersonation.ts';
import { impersonation } from '#src/session/impersonation.ts';

function subscribe(changed: () => void): () => void {
  const subscription = impersonation.subscribe(changed);
  return () => subscription.unsubscribe();
}

/**
 * Reads from the machine of an administrator's view; the component renders again when the result
 * changes. For administrators' pages and what is shown in a view: others ask useView.
 * @param read returns a plain value or a part of the snapshot, never a new object
 */
export function useImpersonation<Read>(read: (snapshot: ImpersonationSnapshot) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(impersonation.getSnapshot()));
}
