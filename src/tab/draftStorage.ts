import type { DraftKind, KeptDraft, KeptDrafts } from '#domain/drafts.ts';
import { DRAFT_PREFIX, keysFrom, read, write } from '#src/tab/storage.ts';

/**
 * Drafts in the tab, by owner: in a shared tab the next person neither sees nor overwrites
 * them.
 */

const of = (owner: string) => `${DRAFT_PREFIX}${owner}.`;

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Storage is untrusted input. This checks the frame; each form checks its own data. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, data, savedAt, sentAt, at }: Record<string, unknown> = { ...value };
  return (
    isNumber(version) &&
    isNumber(savedAt) &&
    (sentAt === null || isNumber(sentAt)) &&
    typeof data === 'object' &&
    (at === undefined || typeof at === 'string')
  );
}

/** The drafts of a person that this tab has, by kind. Skips what is not a draft. */
export function readDrafts(owner: string): KeptDrafts {
  const prefix = of(owner);
  return Object.fromEntries(
    keysFrom(prefix).flatMap((key) => {
      const draft = read(key);
      return isKeptDraft(draft) ? [[key.slice(prefix.length), draft] as const] : [];
    }),
  );
}

/** Stores one draft; null deletes it. */
export function writeDraft(owner: string, kind: DraftKind, draft: KeptDraft | null): void {
  write(of(owner) + kind, draft);
}
