import { useCallback, useState, useSyncExternalStore } from 'react';
import { draftOf, isAsked } from '#machines/draftKeeper.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

interface DraftOptions<Data extends object> {
  /** Names the form, and the entry where a form has many: `education`, `education:12`. */
  kind: string;
  /** Goes up whenever the form of the data changes; older drafts are then left behind. */
  version: number;
  /** What was kept is input from outside: only what passes is given back. */
  isDraft: (data: unknown) => data is Data;
}

/** What a form has to do with its draft. */
export interface DraftOfForm<Data extends object> {
  /** What was kept is being looked for, for three seconds at most; show no field yet. */
  isLoading: boolean;
  /** What was there when the form was opened; it stays the same while the form is open. */
  restored: { data: Data; savedAt: Date } | null;
  /** Call with everything that is typed, after every change: in the tab at once, on the server within a second. */
  keep: (data: Data) => void;
  /** Call when it was saved, or when its owner wants it gone. */
  discard: () => void;
  /** What is kept now, also after the form has left the screen. */
  read: () => Data | null;
}

function subscribe(changed: () => void): () => void {
  const subscription = draftKeeper.subscribe(changed);
  return () => subscription.unsubscribe();
}

const isReadyNow = () => isAsked(draftKeeper.getSnapshot());

/**
 * Keeps what the person who is signed in types into a form, and gives it back when they open the form again: after a
 * reload, a crash, signing in again, on another device. At most 30 days old. Never for a password or a file.
 */
export function useDraft<Data extends object>(options: DraftOptions<Data>): DraftOfForm<Data> {
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
  const keep = useCallback(
    (data: Data) => draftKeeper.send({ type: 'draft.changed', kind, version, data }),
    [kind, version],
  );
  const discard = useCallback(() => draftKeeper.send({ type: 'draft.discarded', kind }), [kind]);
  return {
    isLoading: isAnother || !opened.isRead,
    restored: opened.draft,
    keep,
    discard,
    read: () => draftOf(draftKeeper.getSnapshot(), { kind, version, isDraft })?.data ?? null,
  };
}
