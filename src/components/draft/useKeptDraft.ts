import { useState, useSyncExternalStore } from 'react';
import { draftOf, isAsked } from '#machines/draftKeeper.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

export interface DraftOptions<Data extends object> {
  /** Names the form, and the entry where a form has many: `education`, `education:12`. */
  kind: string;
  /** Goes up whenever the form of the data changes; older drafts are then left behind. */
  version: number;
  /** What was kept is input from outside: only what passes is given back. */
  isDraft: (data: unknown) => data is Data;
}

export interface KeptDraft<Data extends object> {
  /** What was kept is being looked for, for three seconds at most. */
  isLoading: boolean;
  /** What was there when the screen was opened; it stays the same while the screen is open. */
  restored: { data: Data; savedAt: Date } | null;
}

function subscribe(changed: () => void): () => void {
  const subscription = draftKeeper.subscribe(changed);
  return () => subscription.unsubscribe();
}

const isReadyNow = () => isAsked(draftKeeper.getSnapshot());

/** What is kept of a form, on whatever screen that is of use. At most 30 days old. */
export function useKeptDraft<Data extends object>(options: DraftOptions<Data>): KeptDraft<Data> {
  const { kind, version, isDraft } = options;
  const isReady = useSyncExternalStore(subscribe, isReadyNow);
  const read = () => ({
    kind,
    draft: isReady ? draftOf(draftKeeper.getSnapshot(), { kind, version, isDraft }) : null,
    isRead: isReady,
  });
  const [opened, setOpened] = useState(read);
  // Once, when the drafts are there; and anew for another form in the same place.
  const isAnother = opened.kind !== kind;
  if (isAnother || (isReady && !opened.isRead)) setOpened(read());
  return { isLoading: isAnother || !opened.isRead, restored: opened.draft };
}
