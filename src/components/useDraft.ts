import { useCallback, useState } from 'react';
import { DRAFT_KEPT_DAYS } from '#domain/limits.ts';
import { readKept, writeKept } from '#src/session/storage.ts';
import { useUser } from '#src/session/useSession.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface DraftOptions<Data extends object> {
  /** Names the form, and the entry where a form has many: `education`, `education:12`. */
  kind: string;
  /** Goes up whenever the form of the data changes; older drafts are left behind. */
  version: number;
  /** What was kept is input from outside: only what passes is given back. */
  isDraft: (data: unknown) => data is Data;
}

/** What a form has to do with its draft. */
export interface DraftOfForm<Data extends object> {
  /** What was kept is being looked for; show no field yet. */
  isLoading: boolean;
  /** What was there when the form was opened; it stays the same while the form is open. */
  restored: { data: Data; savedAt: Date } | null;
  /** Call with everything that is typed, after every change: kept at once. */
  keep: (data: Data) => void;
  /** Call when it was saved, or when its owner wants it gone. */
  discard: () => void;
}

/**
 * Keeps what the person who is signed in types into a form, and gives it back when they open the form again: after a
 * reload, a crash, or signing in again. At most 30 days old.
 */
export function useDraft<Data extends object>(options: DraftOptions<Data>): DraftOfForm<Data> {
  const { kind, version, isDraft } = options;
  const { UserGuid } = useUser();
  const [restored] = useState(() => {
    const kept = readKept(UserGuid, `draft.${kind}`);
    if (typeof kept !== 'object' || kept === null) return null;
    const { version: of, savedAt, data }: Record<string, unknown> = { ...kept };
    if (of !== version || typeof savedAt !== 'number' || !isDraft(data)) return null;
    const age = Date.now() - savedAt;
    return age < 0 || age > DRAFT_KEPT_DAYS * DAY_MS ? null : { data, savedAt: new Date(savedAt) };
  });
  const keep = useCallback(
    (data: Data) => {
      writeKept(UserGuid, `draft.${kind}`, { version, savedAt: Date.now(), data });
    },
    [UserGuid, kind, version],
  );
  const discard = useCallback(() => writeKept(UserGuid, `draft.${kind}`, null), [UserGuid, kind]);
  return { isLoading: false, restored, keep, discard };
}
