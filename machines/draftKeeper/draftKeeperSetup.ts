import { assign, setup } from 'xstate';
import {
  type DraftKind,
  isSameData,
  isUnsent,
  type KeptDraft,
  type KeptDrafts,
  mergeDrafts,
} from '#domain/drafts.ts';
import type {
  DraftKeeperContext,
  DraftKeeperEvent,
  DraftKeeperInput,
  LoadAnswer,
  SendAnswer,
  ToSend,
} from './draftKeeperTypes.ts';
import { failureFrom } from '../failure.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards, actions and delays of the draft keeper. */

/**
 * The most input that a crash can lose. Typing does not restart the delay, because somebody who
 * types without a pause would never be safe.
 */
const SEND_PAUSE_MS = 1000;
const RETRY_MS = 10_000;
/** A form waits this long for the server's draft, and then starts with the tab's. */
const PATIENCE_MS = 3000;

function lengthOf(data: object | null): number {
  return data === null ? 0 : JSON.stringify(data).length;
}

/** The changes to send, oldest first. A refused one is sent again only when it is shorter. */
export function unsentOf({ drafts, refused }: DraftKeeperContext): ToSend[] {
  return Object.entries(drafts)
    .filter(
      ([kind, draft]) => isUnsent(draft) && lengthOf(draft.data) < (refused[kind] ?? Infinity),
    )
    .map(([kind, draft]) => ({ kind, draft }))
    .toSorted((one, other) => one.draft.savedAt - other.draft.savedAt);
}

/** Never equal to the time of the server's copy: equal times mean that the server has it. */
function timeFor({ now, drafts }: DraftKeeperContext, kind: DraftKind): number {
  const at = now();
  return at === drafts[kind]?.sentAt ? at + 1 : at;
}

/** The drafts with one changed; null removes it. */
function withDraft(drafts: KeptDrafts, kind: DraftKind, draft: KeptDraft | null): KeptDrafts {
  const others = without(drafts, kind);
  return draft === null ? others : { ...others, [kind]: draft };
}

function without<Value>(
  all: Readonly<Record<DraftKind, Value>>,
  kind: DraftKind | undefined,
): Readonly<Record<DraftKind, Value>> {
  if (kind === undefined || !(kind in all)) return all;
  const { [kind]: _gone, ...others } = all;
  return others;
}

/**
 * The context after the server's answer: the draft counts as sent unless there is newer input.
 * Discarded drafts that the server deleted are dropped.
 */
function afterSending(context: DraftKeeperContext, answer: SendAnswer): KeptDrafts {
  const { drafts, sending } = context;
  const now = sending === null ? undefined : drafts[sending.kind];
  if (sending === null || now === undefined) return drafts;
  const { kind, draft } = sending;
  const sentAt = draft.data === null ? null : (answer.savedAt ?? draft.savedAt);
  const place = sentAt === null ? {} : placeOf(kind, answer.at ?? draft.at);
  const { at: _before, ...rest } = now;
  if (now !== draft) {
    // Typed in the very millisecond in which the server saved the text before.
    const savedAt = now.savedAt === sentAt ? now.savedAt + 1 : now.savedAt;
    return withDraft(drafts, kind, { ...rest, ...place, savedAt, sentAt });
  }
  return withDraft(
    drafts,
    kind,
    sentAt === null ? null : { ...rest, ...place, savedAt: sentAt, sentAt },
  );
}

function placeOf(kind: DraftKind, at: DraftKind | undefined): { at?: DraftKind } {
  return at === undefined || at === kind ? {} : { at };
}

/** The copies to store in the tab, by kind; null deletes one. */
type TabChange = { owner: string; drafts: Readonly<Record<DraftKind, KeptDraft | null>> };

export const draftKeeperSetup = setup({
  types: {
    context: {} as DraftKeeperContext,
    events: {} as DraftKeeperEvent,
    input: {} as DraftKeeperInput,
    tags: {} as ScreenTag,
  },
  actors: {
    loadDrafts: notProvided<LoadAnswer, { owner: string }>('loadDrafts'),
    sendDraft: notProvided<SendAnswer, ToSend>('sendDraft'),
  },
  actions: {
    /** Stores copies in the tab. */
    writeTab: (_args, _params: TabChange) => actionNotProvided('writeTab'),
    /** Hands everything to the browser, which sends it even when the page is gone. */
    sendOnLeaving: (_args, _params: { drafts: readonly ToSend[] }) =>
      actionNotProvided('sendOnLeaving'),
    begin: assign(({ event }) =>
      event.type === 'session.started' ? { owner: event.owner, drafts: event.kept } : {},
    ),
    forget: assign({
      owner: null,
      drafts: {},
      others: {},
      refused: {},
      isLoaded: false,
      isAsked: false,
      isUrgent: false,
      sending: null,
    }),
    merge: assign(({ context }, params: { server: LoadAnswer }) => ({
      ...mergeDrafts(context.drafts, params.server, context.writer),
      isLoaded: true,
      isAsked: true,
    })),
    stopWaiting: assign({ isAsked: true }),
    change: assign(({ context, event }) => {
      if (event.type !== 'draft.changed') return {};
      const { kind, version, data } = event;
      const savedAt = timeFor(context, kind);
      const before = context.drafts[kind];
      const place = placeOf(kind, before?.at);
      const sentAt = before?.sentAt ?? null;
      const draft = { version, data, savedAt, sentAt, ...place };
      return { drafts: withDraft(context.drafts, kind, draft) };
    }),
    discard: assign(({ context, event }) => {
      if (event.type !== 'draft.discarded') return {};
      const { kind } = event;
      const before = context.drafts[kind];
      if (before === undefined) return {};
      const gone = { ...before, data: null, savedAt: timeFor(context, kind) };
      return { drafts: withDraft(context.drafts, kind, gone) };
    }),
    /** Shows what another window has; the server says next whether it still does. */
    openOther: assign(({ context, event }) => {
      if (event.type !== 'other.opened') return {};
      const [other] = context.others[event.kind] ?? [];
      if (other === undefined) return {};
      return { drafts: withDraft(context.drafts, event.kind, other), isAsked: false };
    }),
    chooseNext: assign(({ context }) => ({ sending: unsentOf(context)[0] ?? null })),
    takeAnswer: assign(({ context }, params: SendAnswer) => ({
      drafts: afterSending(context, params),
      // Clears the rejected size once a draft is accepted.
      refused: without(context.refused, context.sending?.kind),
    })),
    refuse: assign(({ context: { sending, refused } }) =>
      sending === null
        ? {}
        : { refused: { ...refused, [sending.kind]: lengthOf(sending.draft.data) } },
    ),
    forgetSending: assign({ sending: null }),
    hurry: assign({ isUrgent: true }),
    calm: assign({ isUrgent: false }),
  },
  guards: {
    isUnsentThere: ({ context }) => unsentOf(context).length > 0,
    isUrgentAndUnsent: ({ context }) => context.isUrgent && unsentOf(context).length > 0,
    isLoaded: ({ context }) => context.isLoaded,
    /** Not while this form's own is only here, e.g. refused: it would be lost. */
    isOtherThere: ({ context, event }) => {
      if (event.type !== 'other.opened') return false;
      const own = context.drafts[event.kind];
      const isKept = own === undefined || !isUnsent(own);
      return isKept && (context.others[event.kind]?.length ?? 0) > 0;
    },
    isNews: ({ context, event }) => {
      if (event.type === 'draft.discarded')
        return (context.drafts[event.kind]?.data ?? null) !== null;
      if (event.type !== 'draft.changed') return false;
      const before = context.drafts[event.kind];
      return before?.version !== event.version || !isSameData(before.data, event.data);
    },
    /** The server will refuse this draft every time. */
    isDraftRefused: (_args, params: { error: unknown }) =>
      [400, 413, 422].includes(failureFrom(params.error).status ?? 0),
  },
  delays: { sendPause: SEND_PAUSE_MS, retryPause: RETRY_MS, patience: PATIENCE_MS },
});
