import { useSyncExternalStore } from 'react';
import type { DraftKeeperSnapshot } from '#machines/draftKeeper/draftKeeper.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

function subscribe(changed: () => void): () => void {
  const subscription = draftKeeper.subscribe(changed);
  return () => subscription.unsubscribe();
}

/**
 * Reads from the machine that keeps drafts; the component renders again when the result changes.
 * @param read returns a plain value or a part of the snapshot, never a new object
 */
export function useDraftKeeper<Read>(read: (snapshot: DraftKeeperSnapshot) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(draftKeeper.getSnapshot()));
}
