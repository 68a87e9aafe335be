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
  /** The server's kind, when it is not the form's: another window has a draft of the form. */
  at?: DraftKind;
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

/** The kind of a second draft of a form, beside the one of another window. */
export function secondDraft(kind: DraftKind, writer: string): DraftKind {
  return `${formOf(kind)}~${writer}`;
}

/** The form of a draft: a second one is named after the form and its window. */
function formOf(kind: DraftKind): DraftKind {
  return kind.split('~')[0] ?? kind;
}

/** The tab's form of a server draft; null when its time cannot be parsed. */
function fromServer(draft: ServerDraft): KeptDraft | null {
  const savedAt = Date.parse(draft.SavedAt);
  if (!Number.isFinite(savedAt)) return null;
  const place = formOf(draft.Kind) === draft.Kind ? {} : { at: draft.Kind };
  return { version: draft.Version, data: draft.Data, savedAt, sentAt: savedAt, ...place };
}

/** The server's drafts by form, the newest first. */
function byForm(server: readonly ServerDraft[]) {
  const forms = new Map<DraftKind, { draft: KeptDraft; writer: string | null }[]>();
  for (const each of server) {
    const draft = fromServer(each);
    if (draft === null) continue;
    const form = formOf(each.Kind);
    forms.set(form, [...(forms.get(form) ?? []), { draft, writer: each.Writer }]);
  }
  for (const drafts of forms.values())
    drafts.sort((one, other) => other.draft.savedAt - one.draft.savedAt);
  return forms;
}

/** The drafts that the tab shows, and those of other windows for the same forms. */
export type Merged = {
  drafts: KeptDrafts;
  others: Readonly<Record<DraftKind, readonly KeptDraft[]>>;
};

/**
 * Merges the tab's drafts with the server's. A form shows the tab's own, or the newest when
 * the tab has none. A copy typed on top of the server's newest wins whatever the clocks say. A
 * sent draft the server no longer has was saved, discarded or expired elsewhere, so the tab
 * drops it too. What another window wrote meanwhile does not replace unsent input: both are kept.
 * @param writer the tab's own name
 */
export function mergeDrafts(
  tab: KeptDrafts,
  server: readonly ServerDraft[],
  writer: string,
): Merged {
  const drafts: Record<DraftKind, KeptDraft> = {};
  const others: Record<DraftKind, readonly KeptDraft[]> = {};
  for (const [kind, draft] of Object.entries(tab)) if (isUnsent(draft)) drafts[kind] = draft;
  for (const [form, all] of byForm(server)) {
    const here = tab[form];
    const own = here && all.find(({ draft }) => draft.at === here.at);
    const shown =
      here && isUnsent(here)
        ? own && replaces(own, here, writer)
          ? own.draft
          : here
        : (own ?? all[0])?.draft;
    if (shown === undefined) continue;
    drafts[form] = shown;
    const rest = all.map(({ draft }) => draft).filter((draft) => draft.at !== shown.at);
    // It will be stored beside the one that another window has put in its place.
    const displaced = own && shown === here && isOthers(own, here, writer) ? [own.draft] : [];
    if (rest.length + displaced.length > 0) others[form] = [...displaced, ...rest];
  }
  return { drafts, others };
}

type OnServer = { draft: KeptDraft; writer: string | null };

/** Whether another window wrote this, and it was not seen here. */
function isOthers({ draft, writer }: OnServer, here: KeptDraft, own: string): boolean {
  if (writer === null || writer === own || here.data === null) return false;
  return here.sentAt !== draft.savedAt && !isSameData(here.data, draft.data);
}

/**
 * Whether the server's copy takes the place of the tab's unsent one. Never one of this window: it
 * typed on while that was being sent, and the server's clock may be ahead.
 */
function replaces(there: OnServer, here: KeptDraft, writer: string): boolean {
  if (there.writer === writer || here.sentAt === there.draft.savedAt) return false;
  if (isOthers(there, here, writer)) return false;
  return here.savedAt < there.draft.savedAt;
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
