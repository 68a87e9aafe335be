import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf } from '#machines/draftKeeper.ts';
import { type DraftOptions, type KeptDraft, useKeptDraft } from '#src/components/useKeptDraft.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** What a form has to do with its draft. Show no field while it is loading. */
export interface DraftOfForm<Data extends object> extends KeptDraft<Data> {
  /** Call with everything that is typed, after every change: in the tab at once, on the server within a second. */
  keep: (data: Data) => void;
  /** Call when it was saved, or when its owner wants it gone. */
  discard: () => void;
  /** What is kept now, also after the form has left the screen. */
  read: () => Data | null;
}

/**
 * Keeps what the person who is signed in types into a form, and gives it back when they open the form again: after a
 * reload, a crash, signing in again, on another device. Never for a password or a file.
 */
export function useDraft<Data extends object>(options: DraftOptions<Data>): DraftOfForm<Data> {
  const { kind, version, isDraft } = options;
  const { isLoading, restored } = useKeptDraft(options);
  // The words of the note that it was restored come with the form: coming later, they would push the fields down under a
  // finger. Fetched beside the drafts, and without taking away what stands there until both are in.
  const { ready: areWordsIn } = useTranslation('drafts', { useSuspense: false });
  const keep = useCallback(
    (data: Data) => draftKeeper.send({ type: 'draft.changed', kind, version, data }),
    [kind, version],
  );
  const discard = useCallback(() => draftKeeper.send({ type: 'draft.discarded', kind }), [kind]);
  return {
    isLoading: isLoading || (restored !== null && !areWordsIn),
    restored,
    keep,
    discard,
    read: () => draftOf(draftKeeper.getSnapshot(), { kind, version, isDraft })?.data ?? null,
  };
}
