import type { KeptDraft, KeptDrafts } from '#domain/drafts.ts';
import { type DraftKeeperSnapshot, ownerEvents } from '#machines/draftKeeper.ts';
import type { ToSend } from '#machines/draftKeeperTypes.ts';
import { type Clock, type Engine, numberOf, type Place, type Taken } from './engine.ts';
import type { Drafts } from './draftServer.ts';
import { type Joint, type ToSession, withPart } from './joint.ts';
import { timeOf } from './server.ts';
import { seenIn, tokenIn } from './sessionWorld.ts';

/**
 * A draft keeper beside each session, as src/session/draftKeeper.ts has it: the tab's storage, its
 * calls, and what the server has.
 */

/**
 * A call of a keeper, which goes on when the keeper has stopped. wanting: waits for a renewed token.
 * sent: is on its way with this token. answered: the answer is on its way.
 */
export type DraftCall = {
  id: 'loadDrafts' | 'sendDraft' | 'leaving';
  draft: ToSend | null;
  stage: 'wanting' | 'sent' | 'answered';
  token: string | null;
  family: string | null;
  /** Whether the keeper still waits for the answer. */
  isAwaited: boolean;
  answer: unknown;
};

export type DraftPart = {
  place: Place;
  /** Whose drafts the keeper was told to keep. */
  owner: string | null;
  /** Whether a sign-out waits for the keeper. */
  isLeaving: boolean;
  stored: Readonly<Record<string, KeptDrafts>>;
  calls: readonly DraftCall[];
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

const keys = new WeakMap<DraftPart, string>();

export function keyOfDrafts(part: DraftPart): string {
  const known = keys.get(part);
  if (known !== undefined) return known;
  const { place, ...rest } = part;
  const key = `${place.id}.${numberOf(JSON.stringify(rest))}`;
  keys.set(part, key);
  return key;
}

type Written = { owner: string; drafts: Readonly<Record<string, KeptDraft | null>> };

function written(part: DraftPart, { owner, drafts }: Written): DraftPart {
  const all = Object.entries({ ...part.stored[owner], ...drafts });
  const kept = all.filter((entry): entry is [string, KeptDraft] => entry[1] !== null);
  return { ...part, stored: { ...part.stored, [owner]: Object.fromEntries(kept) } };
}

type Params = { id?: string; input?: ToSend; drafts?: readonly ToSend[] };

const CALLS = ['loadDrafts', 'sendDraft'] as const;
const WAITS = { loadDrafts: { signedIn: 'loading' }, sendDraft: { signedIn: 'sending' } } as const;

/** Steps the keepers of a browser. */
export function keepers(engine: Engine, clock: Clock, toSession: ToSession<DraftPart, DraftShared>) {
  const setClock = ({ base, shared }: Drafting) => {
    clock.time = timeOf(base.day) + shared.ticks;
  };

  /** A call gets the token of now, or waits for the renewal that is under way. */
  const withToken = (joint: Drafting, at: number): Drafting => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null || !seenIn(tab).isSettled) return joint;
    if (!part.calls.some(({ stage }) => stage === 'wanting')) return joint;
    const token = tokenIn(tab);
    const family = seenIn(tab).family;
    const calls = part.calls.map((call) =>
      call.stage === 'wanting' ? { ...call, stage: 'sent' as const, token, family } : call,
    );
    return withPart(joint, at, { ...part, calls });
  };

  const begun = (id: DraftCall['id'], draft: ToSend | null): DraftCall => ({
    id,
    draft,
    stage: 'wanting',
    token: null,
    family: null,
    isAwaited: id !== 'leaving',
    answer: null,
  });

  const act = (joint: Drafting, at: number, { type, params }: Taken['effects'][number]) => {
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    const given: Params = Object(params);
    if (type === 'writeTab') return withPart(joint, at, written(part, params as Written));
    if (type === 'sendOnLeaving') {
      const tab = joint.base.tabs[at] ?? null;
      const token = tab === null ? null : tokenIn(tab);
      if (tab === null || token === null) return joint;
      const { family } = seenIn(tab);
      const calls = (given.drafts ?? []).map((draft) => ({
        ...begun('leaving', draft),
        stage: 'sent' as const,
        token,
        family,
      }));
      return withPart(joint, at, { ...part, calls: [...part.calls, ...calls] });
    }
    const id = CALLS.find((name) => name === given.id);
    if (type !== 'xstate.spawnChild' || id === undefined) return joint;
    const call = begun(id, id === 'sendDraft' ? (given.input ?? null) : null);
    const asking = withPart(joint, at, { ...part, calls: [...part.calls, call] });
    return withToken(toSession(asking, at, { type: 'access.wanted' }), at);
  };

  /** One event in the keeper of a tab, with everything that it does. */
  const send = (before: Drafting, at: number, event: { type: string }): Drafting => {
    const part = before.parts[at] ?? null;
    if (part === null) return before;
    setClock(before);
    const { to, effects } = engine.next(part.place, event);
    const stays = (call: DraftCall) =>
      call.id !== 'leaving' &&
      call.isAwaited &&
      keeperIn({ ...part, place: to }).matches(WAITS[call.id]) &&
      !effects.some((effect) => Object(effect.params).id === call.id);
    const calls = part.calls
      .map((call) => (stays(call) === call.isAwaited ? call : { ...call, isAwaited: false }))
      // A call that nobody waits for may still reach the server; nothing comes of its answer.
      .filter((call) => call.isAwaited || (call.stage !== 'answered' && call.draft !== null));
    let now = withPart(before, at, { ...part, place: to, calls });
    for (const effect of effects) now = act(now, at, effect);
    return now;
  };

  const follow = (joint: Drafting, at: number): Drafting => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null) return joint;
    const owner = seenIn(tab).shown?.userDetails.UserGuid ?? null;
    const events = ownerEvents(part.owner, owner, (of) => part.stored[of] ?? {});
    const isLeaving = seenIn(tab).waitsFor === 'drafts';
    let now = withPart(joint, at, { ...part, owner, isLeaving });
    if (isLeaving && !part.isLeaving) now = send(now, at, { type: 'sending.wanted' });
    for (const event of events) now = send(now, at, event);
    return withToken(now, at);
  };

  return { send, follow };
}
