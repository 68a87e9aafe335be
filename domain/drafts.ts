import type { components } from '#openapi/user.ts';
import { DRAFT_KEPT_DAYS } from './limits.ts';

/**
 * A draft is unsaved form input. It is kept in the tab at once and on the server a moment later.
 */

export type ServerDraft = components['schemas']['Draft'];

/** The form and the entry in it: "basicInfo", "education:12". */
export type DraftKind = ServerDraft['Kind'];

export type KeptDraft = {
  /** Version of the form that wrote it. */
  version: number;
  /** The input by field; null when it was discarded and the server does not know yet. */
  data: object | null;
  /** Milliseconds since 1970: the last change, or the server's time once the server has it. */
  savedAt: number;
  /**
   * `savedAt` of the copy the server has; null when it has none.
   * Equals `savedAt` when all is sent.
   */
  sentAt: number | null;
};

export type KeptDrafts = Readonly<Record<DraftKind, KeptDraft>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a draft is past its 30 days. */
export function isTooOld(savedAt: number, now: number): boolean {
  return now - savedAt > DRAFT_KEPT_DAYS * DAY_MS;
}

/** The oldest time still kept, for drafts and for the idempotency keys sent with them. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - DRAFT_KEPT_DAYS * DAY_MS);
}

/** Whether the server does not have the latest change yet. */
export function isUnsent(draft: KeptDraft): boolean {
  return draft.sentAt !== draft.savedAt;
}

/** The tab's form of a server draft; null when its time cannot be parsed. */
function fromServer(draft: ServerDraft): KeptDraft | null {
  const savedAt = Date.parse(draft.SavedAt);
  if (!Number.isFinite(savedAt)) return null;
  return { version: draft.Version, data: draft.Data, savedAt, sentAt: savedAt };
}

/**
 * Merges the tab's drafts with the server's, one per form. The newest wins. A copy typed on top of
 * the server's newest wins whatever the clocks say. A sent draft the server no longer has was
 * saved, discarded or expired elsewhere, so the tab drops it too.
 */
export function mergeDrafts(tab: KeptDrafts, server: readonly ServerDraft[]): KeptDrafts {
  const merged: Record<DraftKind, KeptDraft> = {};
  for (const [kind, draft] of Object.entries(tab)) if (isUnsent(draft)) merged[kind] = draft;
  for (const each of server) {
    const there = fromServer(each);
    const here = merged[each.Kind];
    if (there === null) continue;
    const isTypedOnTop = here?.sentAt === there.savedAt;
    if (here && (isTypedOnTop || here.savedAt >= there.savedAt)) continue;
    merged[each.Kind] = there;
  }
  return merged;
}

/** Whether two drafts hold the same data. The server may return the fields in another order. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // JSON leaves undefined fields out.
  const fields = (of: object) => Object.entries(of).filter(([, value]) => value !== undefined);
  const others = new Map(fields(other));
  const own = fields(one);
  return (
    own.length === others.size && own.every(([name, value]) => isSameData(value, others.get(name)))
  );
}
