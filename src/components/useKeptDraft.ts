import { useEffect } from 'react';
import { type DraftKind, openDraft, stampDraft } from '#machines/persistence.ts';
import { readKept, writeKept } from '#src/session/storage.ts';

/**
 * What this person typed into a machine's form before a reload, a crash or signing in again; null when there is nothing, or
 * when anything about it is not right.
 */
export function keptDraft<Draft extends object>(
  kind: DraftKind,
  owner: string,
  isDraft: (data: unknown) => data is Draft,
): Draft | null {
  const text = readKept(owner, `draft.${kind}`);
  return typeof text === 'string'
    ? openDraft<Draft>(text, { kind, owner, now: Date.now(), isDraft })
    : null;
}

/** Keeps the draft in the tab with every change; null takes it out. */
export function useKeptDraft(kind: DraftKind, owner: string, draft: object | null): void {
  useEffect(() => {
    writeKept(
      owner,
      `draft.${kind}`,
      draft === null ? null : stampDraft(kind, owner, draft, Date.now()),
    );
  }, [kind, owner, draft]);
}
