import type { DraftKind, KeptDraft, KeptDrafts, ServerDraft } from '#domain/drafts.ts';

/** What the keeper of the drafts knows, hears, and gives to its actors. */

export type DraftKeeperContext = {
  /** UserGuid of the person whose drafts these are; null while nobody is signed in. */
  owner: string | null;
  drafts: KeptDrafts;
  /** The forms whose draft the server would not have, with the length of what it refused. */
  refused: Readonly<Record<DraftKind, number>>;
  /**
   * The server's drafts are loaded. Until then nothing is sent, or an old copy could replace a
   * newer one.
   */
  isLoaded: boolean;
  /** Forms may begin: the server has answered, cannot be reached, or takes too long. */
  isAsked: boolean;
  /** Somebody waits for everything to be sent. */
  isUrgent: boolean;
  /** What is on its way to the server. */
  sending: { kind: DraftKind; draft: KeptDraft } | null;
  now: () => number;
};

export type DraftKeeperEvent =
  | { type: 'session.started'; owner: string; kept: KeptDrafts }
  | { type: 'session.ended' }
  | { type: 'draft.changed'; kind: DraftKind; version: number; data: object }
  | { type: 'draft.discarded'; kind: DraftKind }
  | { type: 'sending.wanted' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' };

export type DraftKeeperInput = { now?: () => number };

export type ToSend = { kind: DraftKind; draft: KeptDraft };

/** `savedAt` is the server's time of the copy it has now; null when it has none any more. */
export type SendAnswer = { savedAt: number | null };

export type LoadAnswer = readonly ServerDraft[];
