import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { isSignedIn } from '#src/session/isSignedIn.ts';

/**
 * Keeps what is typed into a form of the tab as its draft, also while no page shows it, and
 * deletes the draft when nothing is typed any more.
 * @param typed the unsaved input now; null when there is none
 * @returns keeps what it is now; for what no change of the form tells
 */
export function keepTyped<Data extends object>(
  form: { subscribe(changed: () => void): unknown },
  { restored, keep, discard }: Pick<DraftOfForm<Data>, 'restored' | 'keep' | 'discard'>,
  userGuid: string,
  typed: () => Data | null,
): () => void {
  let isKept = restored !== null;
  let last: string | undefined;
  const store = () => {
    // Somebody else's draft has the same name.
    if (!isSignedIn(userGuid)) return;
    const draft = typed();
    // Compared as text, so that a change of nothing makes no call.
    const text = JSON.stringify(draft);
    if (text === last) return;
    last = text;
    if (draft !== null) keep(draft);
    else if (isKept) discard();
    isKept = draft !== null;
  };
  form.subscribe(store);
  return store;
}
