import type { DraftKind, KeptDraft, KeptDrafts, Merged, ServerDraft } from '#domain/drafts.ts';

/** Types of the draft keeper: context, events and actor data. */

export type DraftKeeperContext = {
  /** UserGuid of the person whose drafts these are; null while nobody is signed in. */
  owner: string | null;
  /** What the forms show, by form. */
  drafts: KeptDrafts;
  /** What other windows have for the same forms, the newest first; as of the last loading. */
  others: Merged['others'];
  /** The name of this window on the server. */
  writer: string;
  /** The refused drafts by form, with the length that the server refused. */
  refused: Readonly<Record<DraftKind, number>>;
  /**
   * The server's drafts are loaded. Until then nothing is sent, or an old copy could replace a
   * newer one.
   */
  isLoaded: boolean;
  /** True when forms may start: the server has answered, cannot be reached, or takes too long. */
  isAsked: boolean;
  /** True while somebody waits for everything to be sent. */
  isUrgent: boolean;
  /** The draft that is being sent. */
  sending: { kind: DraftKind; draft: KeptDraft } | null;
  now: () => number;
};

export type DraftKeeperEvent =
  | { type: 'session.started'; owner: string; kept: KeptDrafts }
  | { type: 'session.ended' }
  | { type: 'draft.changed'; kind: DraftKind; version: number; data: object }
  | { type: 'draft.discarded'; kind: DraftKind }
  | { type: 'other.opened'; kind: DraftKind }
  | { type: 'sending.wanted' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' };

export type DraftKeeperInput = { now?: () => number; writer?: string };

export type ToSend = { kind: DraftKind; draft: KeptDraft };

/** `savedAt` is the server's time of its copy, null when it has none; `at` is where it is. */
export type SendAnswer = { savedAt: number | null; at?: DraftKind };

export type LoadAnswer = readonly ServerDraft[];
