import { useEffect, useRef, useState } from 'react';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';

/**
 * Keeps what is typed as the form's draft, and discards the draft once nothing is typed any more.
 * @param typed what was typed and is not saved; null while nothing was
 * @returns the restored draft, as long as the note about it stands: until it is saved, discarded or left
 */
export function useKeepTyped<Data extends object>(draft: DraftOfForm<Data>, typed: Data | null) {
  const { restored, keep, discard } = draft;
  const kept = useRef(restored !== null);
  // Compared as text: a key that changes nothing needs no call.
  const text = JSON.stringify(typed);
  useEffect(() => {
    const now: Data | null = JSON.parse(text);
    if (now !== null) keep(now);
    else if (kept.current) discard();
    kept.current = now !== null;
  }, [text, keep, discard]);
  // The note goes with the first state without anything typed: the form must not move under a hand.
  const [isRestored, setRestored] = useState(restored !== null);
  if (isRestored && typed === null) setRestored(false);
  return isRestored ? restored : null;
}
