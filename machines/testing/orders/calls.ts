import type { Effect } from '../explore.ts';
import type { Engine, Place } from './engine.ts';
import { type Joint, type ToSession, withPart } from './joint.ts';
import { isEnded, NOT_REACHED, REFUSED, type SignIn } from './server.ts';
import { done, failed } from './sessionMoves.ts';
import { seenIn, tokenIn } from './sessionWorld.ts';

/**
 * The calls of a machine beside a session. A call takes the session's token when it leaves, goes on
 * when its machine has stopped waiting, and its answer may come late or never.
 */

export type Answer = { value: unknown } | { error: object };

/**
 * wanting: waits for a renewed token. sent: is on its way with this token. answered: the answer is
 * on its way.
 */
export type Call = {
  id: string;
  input: unknown;
  stage: 'wanting' | 'sent' | 'answered';
  token: string | null;
  /** The sign-in of the token. */
  family: string | null;
  /** Whether the machine still waits for the answer. */
  isAwaited: boolean;
  answer: Answer | null;
};

export type Calling = { place: Place; calls: readonly Call[] };

/** What may happen to the calls of a tab. */
export type CallMove = { tab: number; own: 'reach' | 'answer' | 'lose'; call: number };

export function callMovesIn<Shared>(
  { parts, base }: Joint<Calling, Shared>,
  tab: number,
): CallMove[] {
  return (parts[tab]?.calls ?? []).flatMap((call, index): CallMove[] => {
    if (call.stage === 'wanting') return [];
    const canFail = base.left.failures > 0 && call.isAwaited;
    const lost: CallMove[] = canFail ? [{ own: 'lose', tab, call: index }] : [];
    return [{ own: call.stage === 'sent' ? 'reach' : 'answer', tab, call: index }, ...lost];
  });
}

type Server<Part, Shared> = (
  joint: Joint<Part, Shared>,
  at: number,
  call: Call,
  signIn: SignIn,
) => { joint: Joint<Part, Shared>; answer: Answer };

type Lens<Part> = {
  in: (part: Part) => Place;
  with: (part: Part, place: Place) => Part;
  /** Whether a call is of this machine. */
  owns: (id: string) => boolean;
};

type Given<Part, Shared> = {
  engine: Engine;
  toSession: ToSession<Part, Shared>;
  setClock: (joint: Joint<Part, Shared>) => void;
  /** What an action does that is no call of an actor. */
  act: (joint: Joint<Part, Shared>, at: number, effect: Effect) => Joint<Part, Shared>;
  /** Whether something comes of a call for which nobody waits. */
  isChange: (call: Call) => boolean;
  serve: Server<Part, Shared>;
  /** Where the machine is in its tab, when there is another one beside it. */
  lens?: Lens<Part>;
  /** What the app does with a refusal before the machine hears of it. */
  refused?: (joint: Joint<Part, Shared>, at: number, error: object) => Joint<Part, Shared>;
};

type Started = { id?: string; input?: unknown };

/** The signed-in person's token of now, for a call that asks for none to be renewed. */
export function sentNow<Part, Shared>(
  { base }: Joint<Part, Shared>,
  at: number,
  call: Pick<Call, 'id' | 'input' | 'isAwaited'>,
): Call {
  const tab = base.tabs[at] ?? null;
  const [token, family] = tab === null ? [null, null] : [tokenIn(tab), seenIn(tab).family];
  return { ...call, stage: 'sent', token, family, answer: null };
}

export function paidFailure<Part, Shared>(joint: Joint<Part, Shared>): Joint<Part, Shared> {
  const { left } = joint.base;
  return { ...joint, base: { ...joint.base, left: { ...left, failures: left.failures - 1 } } };
}

/** Steps the machines beside the sessions, and their calls. */
export function calling<Part extends Calling, Shared>(given: Given<Part, Shared>) {
  type J = Joint<Part, Shared>;
  const { engine, toSession, setClock, act, isChange, serve } = given;
  const lens: Lens<Part> = given.lens ?? {
    in: ({ place }) => place,
    with: (part, place) => ({ ...part, place }),
    owns: () => true,
  };

  /** Calls get the token of now, or wait for the renewal that is under way. */
  const withTokens = (joint: J, at: number): J => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    if (part === null || tab === null || !seenIn(tab).isSettled) return joint;
    if (!part.calls.some(({ stage }) => stage === 'wanting')) return joint;
    const calls = part.calls.map((call) =>
      call.stage === 'wanting' ? sentNow(joint, at, call) : call,
    );
    return withPart(joint, at, { ...part, calls });
  };

  const start = (joint: J, at: number, { id = '', input }: Started): J => {
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    const none = { token: null, family: null, answer: null };
    const call: Call = { id, input, stage: 'wanting', isAwaited: true, ...none };
    const asking = withPart(joint, at, { ...part, calls: [...part.calls, call] });
    return withTokens(toSession(asking, at, { type: 'access.wanted' }), at);
  };

  /** One event in the machine of a tab, with everything that it does. */
  const send = (before: J, at: number, event: { type: string }): J => {
    const part = before.parts[at] ?? null;
    if (part === null) return before;
    setClock(before);
    const { to, effects } = engine.next(lens.in(part), event);
    const startedIn = (effect: Effect): Started | null =>
      effect.type === 'xstate.spawnChild' ? Object(effect.params) : null;
    const isAwaited = ({ id, isAwaited: before }: Call) =>
      before && (!lens.owns(id) || isWaitedFor(id));
    const isWaitedFor = (id: string) =>
      to.takes.has(`xstate.done.actor.${id}`) &&
      !effects.some((effect) => startedIn(effect)?.id === id);
    const calls = part.calls
      .map((call) => (isAwaited(call) === call.isAwaited ? call : { ...call, isAwaited: false }))
      // One that nobody waits for may still reach the server; nothing comes of its answer.
      .filter((call) => call.isAwaited || (call.stage !== 'answered' && isChange(call)));
    let now = withPart(before, at, { ...lens.with(part, to), calls });
    for (const effect of effects) {
      const started = startedIn(effect);
      now = started === null ? act(now, at, effect) : start(now, at, started);
    }
    return now;
  };

  const withCall = (joint: J, at: number, index: number, call: Call | null): J => {
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    const calls = part.calls.flatMap((one, number) =>
      number === index ? (call === null ? [] : [call]) : [one],
    );
    return withPart(joint, at, { ...part, calls });
  };

  /** A call reaches the server, which answers at once; the answer is on its way then. */
  const reach = (joint: J, at: number, index: number, call: Call): J => {
    const { signIns } = joint.base;
    const signIn = signIns.find(({ name }) => name === call.family);
    const isValid = signIn && call.token !== null && !isEnded(signIns, signIn.name);
    const served = isValid ? serve(joint, at, call, signIn) : { joint, answer: { error: REFUSED } };
    const answered: Call = { ...call, stage: 'answered', answer: served.answer };
    return withCall(served.joint, at, index, call.isAwaited ? answered : null);
  };

  /** The app hears of a refusal before the machine does, and may stop the machine's waiting. */
  const answer = (joint: J, at: number, index: number, call: Call): J => {
    if (call.answer === null) return joint;
    if ('value' in call.answer)
      return send(withCall(joint, at, index, null), at, done(call.id, call.answer.value));
    const { error } = call.answer;
    const tab = joint.base.tabs[at] ?? null;
    const isOfNow = tab !== null && call.token !== null && tokenIn(tab) === call.token;
    const isRefusal = error === REFUSED;
    let told = joint;
    if (isRefusal && isOfNow) told = toSession(joint, at, { type: 'call.unauthorized' });
    if (!isRefusal) told = given.refused?.(joint, at, error) ?? joint;
    const place = told.parts[at]?.calls.indexOf(call) ?? -1;
    // The machine may have stopped waiting for it.
    if (place === -1) return told;
    return send(withCall(told, at, place, null), at, failed(call.id, error));
  };

  const take = (joint: J, { own, tab, call: index }: CallMove): J => {
    const call = joint.parts[tab]?.calls[index];
    if (call === undefined) return joint;
    if (own === 'reach') return reach(joint, tab, index, call);
    if (own === 'answer') return answer(joint, tab, index, call);
    const lost = withCall(paidFailure(joint), tab, index, null);
    return send(lost, tab, failed(call.id, NOT_REACHED));
  };

  return { send, start, withTokens, take };
}
