import type { KeptDraft, KeptDrafts } from '#domain/drafts.ts';
import { type DraftKeeperSnapshot, ownerEvents } from '#machines/draftKeeper/draftKeeper.ts';
import type { ToSend } from '#machines/draftKeeper/draftKeeperTypes.ts';
import type { Effect } from '../explore.ts';
import { type Call, type Calling, calling, sentNow } from './calls.ts';
import { type Drafts, draftServer } from './draftServer.ts';
import type { Clock, Engine } from './engine.ts';
import { type Joint, type ToSession, withPart } from './joint.ts';
import { type SignIn, timeOf } from './server.ts';
import { seenIn } from './sessionWorld.ts';

/**
 * A draft keeper beside each session, as src/session/draftKeeper.ts has it: the tab's storage, its
 * calls, and what the server has.
 */

export type DraftPart = Calling & {
  /** Whose drafts the keeper was told to keep. */
  owner: string | null;
  /** Whether a sign-out waits for the keeper. */
  isLeaving: boolean;
  stored: Readonly<Record<string, KeptDrafts>>;
  /** The newest text that somebody typed here and nobody threw away. */
  typed: readonly Typed[];
  writer: string;
};

export type Typed = { by: string; text: number };

export type DraftShared = {
  drafts: Drafts;
  /** Goes on with everything the server saves, so that no two copies are of one moment. */
  ticks: number;
  texts: number;
  typedLeft: number;
  hidesLeft: number;
};

export type Drafting = Joint<DraftPart, DraftShared>;

export const keeperIn = ({ place }: DraftPart): DraftKeeperSnapshot =>
  // The engine of this part steps the draft keeper.
  place.snapshot as DraftKeeperSnapshot;

type Written = { owner: string; drafts: Readonly<Record<string, KeptDraft | null>> };

function written(part: DraftPart, { owner, drafts }: Written): DraftPart {
  const all = Object.entries({ ...part.stored[owner], ...drafts });
  const kept = all.filter((entry): entry is [string, KeptDraft] => entry[1] !== null);
  return { ...part, stored: { ...part.stored, [owner]: Object.fromEntries(kept) } };
}

/** The text that a call brings to the server; null for the question for drafts. */
export const draftIn = ({ id, input }: Call): ToSend | null =>
  // The keeper's setup declares the input.
  id === 'loadDrafts' ? null : (input as ToSend);

/** The server replaces a text only by one whose window has seen it: then it is no loss. */
function seenBy(part: DraftPart, before: Drafts, after: Drafts): DraftPart {
  const had = (drafts: Drafts, { by, text }: Typed) =>
    drafts.some(({ person, Data }) => person === by && Data['text'] === text);
  const typed = part.typed.filter((one) => !had(before, one) || had(after, one));
  return typed.length === part.typed.length ? part : { ...part, typed };
}

function serve(joint: Drafting, at: number, call: Call, { person }: SignIn) {
  const { shared, base } = joint;
  const send = draftIn(call);
  if (send === null) return { joint, answer: { value: draftServer.listOf(shared.drafts, person) } };
  const ticks = shared.ticks + 1;
  const now = timeOf(base.day) + ticks;
  const writer = joint.parts[at]?.writer ?? '';
  const { drafts, answer } = draftServer.save(shared.drafts, { person, writer, send, now });
  const parts = joint.parts.map((part) => part && seenBy(part, shared.drafts, drafts));
  return {
    joint: { ...joint, parts, shared: { ...shared, drafts, ticks } },
    answer: { value: answer },
  };
}

function act(joint: Drafting, at: number, { type, params }: Effect): Drafting {
  const part = joint.parts[at] ?? null;
  if (part === null) return joint;
  if (type === 'writeTab') return withPart(joint, at, written(part, params as Written));
  if (type !== 'sendOnLeaving') return joint;
  const { drafts } = params as { drafts: readonly ToSend[] };
  const calls = drafts.map((input) =>
    sentNow(joint, at, { id: 'leaving', input, isAwaited: false }),
  );
  return withPart(joint, at, { ...part, calls: [...part.calls, ...calls] });
}

/** Steps the keepers of a browser. */
export function keepers(
  engine: Engine,
  clock: Clock,
  toSession: ToSession<DraftPart, DraftShared>,
) {
  const steps = calling<DraftPart, DraftShared>({
    engine,
    toSession,
    setClock: ({ base, shared }) => {
      clock.time = timeOf(base.day) + shared.ticks;
    },
    act,
    isChange: (call) => draftIn(call) !== null,
    serve,
  });

  const follow = (joint: Drafting, at: number): Drafting => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null) return joint;
    const owner = seenIn(tab).shown?.userDetails.UserGuid ?? null;
    const events = ownerEvents(part.owner, owner, (of) => part.stored[of] ?? {});
    const isLeaving = seenIn(tab).waitsFor === 'drafts';
    let now = withPart(joint, at, { ...part, owner, isLeaving });
    if (isLeaving && !part.isLeaving) now = steps.send(now, at, { type: 'sending.wanted' });
    for (const event of events) now = steps.send(now, at, event);
    return steps.withTokens(now, at);
  };

  return { ...steps, follow };
}
