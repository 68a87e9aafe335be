import type { SnapshotFrom } from 'xstate';
import {
  type DraftKind,
  isTooOld,
  isUnsent,
  type KeptDrafts,
  mergeDrafts,
} from '#domain/drafts.ts';
import { draftKeeperSetup, unsentOf } from './draftKeeperSetup.ts';
import type {
  DraftKeeperContext,
  DraftKeeperEvent,
  LoadAnswer,
  ToSend,
} from './draftKeeperTypes.ts';

/**
 * Keeps unsaved input: every change is written to the tab at once and sent to the server within a
 * second.
 *
 * - signedOut: nobody's drafts are here. The tab can hold some until their owner comes back.
 * - loading: asks the server for its drafts. The tab's copy wins only when it is newer. Nothing is
 *   sent before the answer, because an old copy from this tab could replace a newer one from
 *   another device.
 * - resting: the server has everything.
 * - pausing: there is new input; it is sent a second after the first key, with everything typed by
 *   then.
 * - sending: one request at a time. A draft that the server rejects (too long, malformed) stays in
 *   the tab and stops only itself.
 * - waiting: the server could not be reached. Repeated after ten seconds, or when the network is
 *   back.
 *
 * Two windows may write in the same form: the server keeps both, and `other.opened` shows the
 * one of the other window in place of this one's.
 *
 * A discarded draft is remembered until the server knows, or it would come back. The end of a
 * session deletes nothing in the tab here: signing out does that (session machine). Leaving the
 * page hands unsent drafts to the browser.
 */

type WithContext = { context: DraftKeeperContext };

/** The drafts of these kinds, to be stored in the tab. */
function copies(kinds: readonly DraftKind[], { owner }: DraftKeeperContext, drafts: KeptDrafts) {
  const entries = kinds.map((kind) => [kind, drafts[kind] ?? null] as const);
  return { owner: owner ?? '', drafts: Object.fromEntries(entries) };
}

const writeChanged = {
  type: 'writeTab',
  params: ({ context, event }: WithContext & { event: { kind: DraftKind } }) =>
    copies([event.kind], context, context.drafts),
} as const;

const writeSent = {
  type: 'writeTab',
  params: ({ context }: WithContext) =>
    copies(context.sending === null ? [] : [context.sending.kind], context, context.drafts),
} as const;

/** Runs before the merge, after which nobody knows which drafts only the tab had. */
const writeMerged = {
  type: 'writeTab',
  params: ({ context, event }: WithContext & { event: { output: LoadAnswer } }) => {
    const { drafts } = mergeDrafts(context.drafts, event.output, context.writer);
    return copies(Object.keys(context.drafts), context, drafts);
  },
} as const;

const changes = {
  'draft.changed': { guard: 'isNews', actions: ['change', writeChanged] },
  'draft.discarded': { guard: 'isNews', actions: ['discard', writeChanged] },
} as const;

/** The type needs an input; the guards allow sending only when there is a draft. */
const NOTHING: ToSend = { kind: '', draft: { version: 1, data: null, savedAt: 0, sentAt: null } };

/** Loads the server's drafts first, if they are not loaded yet; otherwise sends at once. */
const tryAgain = [
  { guard: 'isLoaded', target: 'deciding', actions: 'hurry' },
  { target: 'loading', actions: 'hurry' },
] as const;

const signedIn = draftKeeperSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...changes,
    'session.ended': { target: 'signedOut', actions: 'forget' },
    'sending.wanted': { actions: 'hurry' },
    'page.hidden': {
      guard: 'isLoaded',
      actions: {
        type: 'sendOnLeaving',
        params: ({ context }: WithContext) => ({ drafts: unsentOf(context) }),
      },
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'loadDrafts',
        id: 'loadDrafts',
        input: ({ context }) => ({ owner: context.owner ?? '' }),
        onDone: {
          target: 'deciding',
          actions: [
            writeMerged,
            { type: 'merge', params: ({ event }) => ({ server: event.output }) },
          ],
        },
        onError: { target: 'waiting', actions: 'stopWaiting' },
      },
      after: { patience: { actions: 'stopWaiting' } },
    },
    deciding: {
      always: [
        { guard: 'isUrgentAndUnsent', target: 'sending' },
        { guard: 'isUnsentThere', target: 'pausing' },
        { target: 'resting' },
      ],
    },
    resting: {
      entry: 'calm',
      on: {
        'draft.changed': { ...changes['draft.changed'], target: 'deciding' },
        'draft.discarded': { ...changes['draft.discarded'], target: 'deciding' },
        'sending.wanted': undefined,
        // Everything is sent, so what is shown now is kept on the server.
        'other.opened': {
          guard: 'isOtherThere',
          target: 'loading',
          actions: ['openOther', writeChanged],
        },
      },
    },
    pausing: {
      on: { 'sending.wanted': { target: 'deciding', actions: 'hurry' } },
      // Meanwhile the draft may have grown back to the size that was refused.
      after: { sendPause: [{ guard: 'isUnsentThere', target: 'sending' }, { target: 'resting' }] },
    },
    sending: {
      entry: 'chooseNext',
      invoke: {
        src: 'sendDraft',
        id: 'sendDraft',
        input: ({ context }) => context.sending ?? NOTHING,
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'takeAnswer', params: ({ event }) => event.output },
            writeSent,
            'forgetSending',
          ],
        },
        onError: [
          {
            guard: { type: 'isDraftRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'deciding',
            actions: ['refuse', 'forgetSending'],
          },
          { target: 'waiting', actions: 'forgetSending' },
        ],
      },
    },
    waiting: {
      entry: 'calm',
      on: {
        'network.returned': tryAgain,
        'sending.wanted': tryAgain,
      },
      after: { retryPause: tryAgain },
    },
  },
});

export const draftKeeperMachine = draftKeeperSetup.createMachine({
  id: 'draftKeeper',
  context: ({ input }) => ({
    owner: null,
    drafts: {},
    others: {},
    writer: input.writer ?? '',
    refused: {},
    isLoaded: false,
    isAsked: false,
    isUrgent: false,
    sending: null,
    now: input.now ?? Date.now,
  }),
  initial: 'signedOut',
  states: {
    signedOut: { on: { 'session.started': { target: 'signedIn', actions: 'begin' } } },
    signedIn,
  },
});

export type DraftKeeperSnapshot = SnapshotFrom<typeof draftKeeperMachine>;

/** Whether forms may start with the drafts that are here. */
export function isAsked({ context }: DraftKeeperSnapshot): boolean {
  return context.isAsked;
}

/** Whether there is nothing to send, or it cannot be sent now. */
export function isAtRest(snapshot: DraftKeeperSnapshot): boolean {
  return (
    snapshot.matches('signedOut') ||
    snapshot.matches({ signedIn: 'resting' }) ||
    snapshot.matches({ signedIn: 'waiting' })
  );
}

/** Whether the tab has input that the server does not have, refused or not yet sent. */
export function isAnythingUnsent({ context }: DraftKeeperSnapshot): boolean {
  return Object.values(context.drafts).some(isUnsent);
}

/**
 * Whether the person may sign out: true when the server has everything, false when it cannot have
 * it now; null while it is being sent.
 */
export function maySignOut(snapshot: DraftKeeperSnapshot): boolean | null {
  const isSent = !isAnythingUnsent(snapshot);
  return isSent || isAtRest(snapshot) ? isSent : null;
}

/**
 * What the keeper is told when somebody else is signed in in this tab than before.
 * @param keptOf reads what the tab has of a person
 */
export function ownerEvents(
  before: string | null,
  now: string | null,
  keptOf: (owner: string) => KeptDrafts,
): DraftKeeperEvent[] {
  if (before === now) return [];
  const events: DraftKeeperEvent[] = before === null ? [] : [{ type: 'session.ended' }];
  if (now !== null) events.push({ type: 'session.started', owner: now, kept: keptOf(now) });
  return events;
}

/** The forms whose draft the server refused; it stays in this tab. */
export function refusedKinds({ context }: DraftKeeperSnapshot): readonly DraftKind[] {
  return Object.keys(context.refused);
}

/**
 * The input of a form, when it is of this version and at most 30 days old. It may have been edited
 * outside the app, so it is validated like any input.
 */
export function draftOf<Data extends object>(
  { context }: DraftKeeperSnapshot,
  wanted: { kind: DraftKind; version: number; isDraft: (data: unknown) => data is Data },
): { data: Data; savedAt: Date } | null {
  const draft = context.drafts[wanted.kind];
  if (draft === undefined || draft.version !== wanted.version) return null;
  if (isTooOld(draft.savedAt, context.now()) || !wanted.isDraft(draft.data)) return null;
  return { data: draft.data, savedAt: new Date(draft.savedAt) };
}

/** The forms that have a draft, to find one whose form is not there any more. */
export function draftKinds({ context }: DraftKeeperSnapshot): readonly DraftKind[] {
  return Object.keys(context.drafts);
}

/** When another window last wrote a draft of this form; null when none did. */
export function otherSavedAt({ context }: DraftKeeperSnapshot, kind: DraftKind): number | null {
  return context.others[kind]?.[0]?.savedAt ?? null;
}
