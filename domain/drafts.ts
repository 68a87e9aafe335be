import type { components } from '#openapi/user.ts';
import { DRAFT_KEPT_DAYS } from './limits.ts';

/** What a person typed and has not saved, kept until they do: in the tab at once, on the server a moment later. */

export type ServerDraft = components['schemas']['Draft'];

/** Which form, and which entry of it: "basicInfo", "education:12". */
export type DraftKind = ServerDraft['Kind'];

export type KeptDraft = {
  /** Of the form that wrote it. */
  version: number;
  /** What was typed, by field; null where it was thrown away and the server does not know yet. */
  data: object | null;
  /** Milliseconds since 1970: when the last of it was typed, or the server's time once the server has it. */
  savedAt: number;
  /** `savedAt` of the copy that the server is known to have; null when it has none. The same as `savedAt` when all is sent. */
  sentAt: number | null;
};

export type KeptDrafts = Readonly<Record<DraftKind, KeptDraft>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older than 30 days, and therefore nobody's any more. */
export function isTooOld(savedAt: number, now: number): boolean {
  return now - savedAt > DRAFT_KEPT_DAYS * DAY_MS;
}

/** What was saved before this is no longer kept: drafts, and the keys that are sent with what comes of them. */
export function draftsKeptSince(now: Date): Date {
  return new Date(now.getTime() - DRAFT_KEPT_DAYS * DAY_MS);
}

/** The server has to be told of it. */
export function isUnsent(draft: KeptDraft): boolean {
  return draft.sentAt !== draft.savedAt;
}

/** As the server keeps it; null when its time cannot be read. */
export function fromServer(draft: ServerDraft): KeptDraft | null {
  const savedAt = Date.parse(draft.SavedAt);
  if (!Number.isFinite(savedAt)) return null;
  return { version: draft.Version, data: draft.Data, savedAt, sentAt: savedAt };
}

/**
 * One draft of each form, from what the tab kept and what the server has. The newest wins; a copy that was typed on top of the
 * server's newest wins whatever the two clocks say. What the server had and has no more was saved, thrown away or grew too old
 * somewhere else, so the tab's copy of it goes.
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

/** Whether two drafts hold the same; the server may give the fields back in another order. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // What JSON leaves out is not there.
  const fields = (of: object) => Object.entries(of).filter(([, value]) => value !== undefined);
  const others = new Map(fields(other));
  const own = fields(one);
  return (
    own.length === others.size && own.every(([name, value]) => isSameData(value, others.get(name)))
  );
}
