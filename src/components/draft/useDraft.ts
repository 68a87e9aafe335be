import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf } from '#machines/draftKeeper.ts';
import {
  type DraftOptions,
  type KeptDraft,
  useKeptDraft,
} from '#src/components/draft/useKeptDraft.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** What a form has to do with its draft. Show no field while it is loading. */
export interface DraftOfForm<Data extends object> extends KeptDraft<Data> {
  /**
   * Call with the whole input after every change: written to the tab at once, to the server within
   * a second.
   */
  keep: (data: Data) => void;
  /** Call when it was saved, or when its owner wants it gone. */
  discard: () => void;
  /** What is kept now, also after the form has left the screen. */
  read: () => Data | null;
}

/**
 * Keeps a signed-in person's form input, and restores it when they open the form again: after a
 * reload, a crash, a sign-in, on another device. Never for a password or a file.
 */
export function useDraft<Data extends object>(options: DraftOptions<Data>): DraftOfForm<Data> {
  const { kind, version, isDraft } = options;
  const { isLoading, restored } = useKeptDraft(options);
  // The text of the restored note renders together with the form: later it would push the fields
  // down. It is loaded with the drafts, without replacing the page until both are there.
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
