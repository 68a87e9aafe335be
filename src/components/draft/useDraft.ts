import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftKind } from '#domain/drafts.ts';
import { draftOf } from '#machines/draftKeeper/draftKeeper.ts';
import {
  type DraftOptions,
  type KeptDraft,
  useKeptDraft,
} from '#src/components/draft/useKeptDraft.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** What a form does with its draft. Show no field while it is loading. */
export interface DraftOfForm<Data extends object> extends KeptDraft<Data> {
  /**
   * Call with the whole input after every change. It is stored in the tab at once, and on the
   * server within a second.
   */
  keep: (data: Data) => void;
  /** Call when the input was saved, or the person discards it. */
  discard: () => void;
  /** The draft as it is now, also after the form has left the screen. */
  read: () => Data | null;
}

/** Keeps and deletes the draft of this name. */
export function draftNamed<Data extends object>(
  kind: DraftKind,
  version: number,
): Pick<DraftOfForm<Data>, 'keep' | 'discard'> {
  return {
    keep: (data) => draftKeeper.send({ type: 'draft.changed', kind, version, data }),
    discard: () => discardDraft(kind),
  };
}

/** Deletes the draft of this name, in the tab and on the server. */
export const discardDraft = (kind: DraftKind): void =>
  draftKeeper.send({ type: 'draft.discarded', kind });

/**
 * Stores a signed-in person's form input, and restores it when they open the form again: after
 * a reload, a crash, a sign-in, or on another device. Never use it for a password or a file.
 */
export function useDraft<Data extends object>(options: DraftOptions<Data>): DraftOfForm<Data> {
  const { kind, version, isDraft } = options;
  const { isLoading, restored, reopen, isReopened } = useKeptDraft(options);
  // The text of the restored note must be there when the form renders, because later it would
  // push the fields down. It loads beside the drafts, without replacing the page meanwhile.
  const { ready: areWordsIn } = useTranslation('drafts', { useSuspense: false });
  const kept = useMemo(() => draftNamed<Data>(kind, version), [kind, version]);
  return {
    isLoading: isLoading || (restored !== null && !areWordsIn),
    restored,
    reopen,
    isReopened,
    ...kept,
    read: () => draftOf(draftKeeper.getSnapshot(), { kind, version, isDraft })?.data ?? null,
  };
}
