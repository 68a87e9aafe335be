import { useState } from 'react';
import { draftOf, isAsked } from '#machines/draftKeeper/draftKeeper.ts';
import { type OpenedDraft, openedDraft } from '#src/components/draft/openedDraft.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';
import { useDraftKeeper } from '#src/session/useDraftKeeper.ts';
import { shownView } from '#src/session/view.ts';

export interface DraftOptions<Data extends object> {
  /** Names the form, and the entry where a form has many: `education`, `education:12`. */
  kind: string;
  /** Increase this when the form's data changes its shape; older drafts are then ignored. */
  version: number;
  /** Stored data is untrusted: only what passes this check is returned. */
  isDraft: (data: unknown) => data is Data;
}

export interface KeptDraft<Data extends object> {
  /** True while the draft is being loaded, for three seconds at most. */
  isLoading: boolean;
  /** The draft when the screen opened; it stays the same while the screen is open. */
  restored: (OpenedDraft & { data: Data }) | null;
  /** Reads the draft again, e.g. after the one of another window was opened. */
  reopen: () => void;
  /** Whether it was read again, so that the focus belongs into the form. */
  isReopened: boolean;
}

/** The stored draft of a form, for any screen that needs it. At most 30 days old. */
export function useKeptDraft<Data extends object>(options: DraftOptions<Data>): KeptDraft<Data> {
  const { kind, version, isDraft } = options;
  // In a view there are no drafts to wait for.
  const isReady = useDraftKeeper((snapshot) => isAsked(snapshot) || shownView().view !== null);
  const read = () => {
    const draft = isReady ? draftOf(draftKeeper.getSnapshot(), { kind, version, isDraft }) : null;
    const restored = draft && { ...openedDraft(draft.savedAt), data: draft.data };
    return { kind, restored, isRead: isReady };
  };
  const [opened, setOpened] = useState(() => ({ ...read(), isReopened: false }));
  // Read once, when the drafts are loaded, and again for another form in the same place.
  const isAnother = opened.kind !== kind;
  if (isAnother || (isReady && !opened.isRead))
    setOpened({ ...read(), isReopened: opened.isReopened });
  return {
    isLoading: isAnother || !opened.isRead,
    restored: opened.restored,
    reopen: () => setOpened({ kind, restored: null, isRead: false, isReopened: true }),
    isReopened: opened.isReopened,
  };
}
