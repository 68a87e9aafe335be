import { useEffect, useRef } from 'react';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useRestored } from '#src/components/draft/useRestored.ts';

/**
 * Saves what is typed as the form's draft, and deletes the draft when nothing is typed any
 * more.
 * @param typed the unsaved input; null when there is none
 * @returns the restored draft, until it is saved, discarded or emptied
 */
export function useKeepTyped<Data extends object>(draft: DraftOfForm<Data>, typed: Data | null) {
  const { restored, keep, discard } = draft;
  const kept = useRef(restored !== null);
  // Compared as text, so that a change of nothing makes no call.
  const text = JSON.stringify(typed);
  useEffect(() => {
    const now: Data | null = JSON.parse(text);
    if (now !== null) keep(now);
    else if (kept.current) discard();
    kept.current = now !== null;
  }, [text, keep, discard]);
  return useRestored(restored, typed !== null);
}
