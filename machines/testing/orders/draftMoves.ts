import { isUnsent } from '#domain/drafts.ts';
import { isAsked, maySignOut } from '#machines/draftKeeper.ts';
import { type Drafts, draftServer } from './draftServer.ts';
import {
  type DraftCall,
  type Drafting,
  type DraftPart,
  type DraftShared,
  keeperIn,
  type keepers,
  type Typed,
} from './draftWorld.ts';
import { type ToSession, withPart } from './joint.ts';
import { isEnded, NOT_REACHED, REFUSED, timeOf } from './server.ts';
import { done, failed } from './sessionMoves.ts';
import { seenIn, tokenIn } from './sessionWorld.ts';

/** What may happen to a draft, and what comes of it. */

export type DraftMove = { tab: number } & (
  | { own: 'type' | 'openOther' | 'hide' | 'signOut' | 'signOutLate' }
  | { own: 'wait'; event: { type: string } }
  | { own: 'reach' | 'answer' | 'lose'; call: number }
);

function callMoves(part: DraftPart, tab: number, failures: number): DraftMove[] {
  return part.calls.flatMap((call, index): DraftMove[] => {
    if (call.stage === 'wanting') return [];
    const lost: DraftMove[] =
      failures > 0 && call.isAwaited ? [{ own: 'lose', tab, call: index }] : [];
    return [{ own: call.stage === 'sent' ? 'reach' : 'answer', tab, call: index }, ...lost];
  });
}

export function draftMovesIn(joint: Drafting, at: number): DraftMove[] {
  const part = joint.parts[at] ?? null;
  const tab = joint.base.tabs[at] ?? null;
  if (part === null || tab === null) return [];
  const { shared, base } = joint;
  const keeper = keeperIn(part);
  const moves = callMoves(part, at, base.left.failures);
  const canType = seenIn(tab).shown !== null && isAsked(keeper);
  if (canType && shared.typedLeft > 0) moves.push({ own: 'type', tab: at });
  if (keeper.can({ type: 'other.opened', kind: KIND })) moves.push({ own: 'openOther', tab: at });
  if (shared.hidesLeft > 0 && keeper.can({ type: 'page.hidden' }))
    moves.push({ own: 'hide', tab: at });
  for (const type of part.place.takes)
    if (type.startsWith('xstate.after.') && isOfUse(type, part))
      moves.push({ own: 'wait', tab: at, event: { type } });
  if (seenIn(tab).waitsFor === 'drafts') {
    const isKnown = maySignOut(keeper) !== null;
    if (isKnown) moves.push({ own: 'signOut', tab: at });
    else if (base.left.failures > 0) moves.push({ own: 'signOutLate', tab: at });
  }
  return moves;
}

/** Waiting for the first answer ends once, and then changes nothing. */
function isOfUse(type: string, part: DraftPart): boolean {
  return !type.includes('patience') || !isAsked(keeperIn(part));
}

const KIND = 'skills';

function paidFailure(joint: Drafting): Drafting {
  const { left } = joint.base;
  return { ...joint, base: { ...joint.base, left: { ...left, failures: left.failures - 1 } } };
}

function withCall(joint: Drafting, at: number, index: number, call: DraftCall | null): Drafting {
  const part = joint.parts[at] ?? null;
  if (part === null) return joint;
  const calls = part.calls.flatMap((one, number) =>
    number === index ? (call === null ? [] : [call]) : [one],
  );
  return withPart(joint, at, { ...part, calls });
}

/** What the person typed is newer than what they typed before, here. */
function typedNow(part: DraftPart, by: string, text: number): DraftPart {
  return { ...part, typed: [...part.typed.filter((one) => one.by !== by), { by, text }] };
}

/** The server replaces a text only by one whose window has seen it: then it is no loss. */
function seenBy(part: DraftPart, before: Drafts, after: Drafts): DraftPart {
  const had = (drafts: Drafts, { by, text }: Typed) =>
    drafts.some(({ person, Data }) => person === by && Data['text'] === text);
  const typed = part.typed.filter((one) => !had(before, one) || had(after, one));
  return typed.length === part.typed.length ? part : { ...part, typed };
}

export function draftTakes(
  { send }: ReturnType<typeof keepers>,
  toSession: ToSession<DraftPart, DraftShared>,
) {
  const type = (joint: Drafting, at: number): Drafting => {
    const part = joint.parts[at] ?? null;
    const tab = joint.base.tabs[at] ?? null;
    const by = tab === null ? null : seenIn(tab).shown?.userDetails.UserGuid;
    if (part === null || !by) return joint;
    const { shared } = joint;
    const text = shared.texts;
    const typed: Drafting = {
      ...withPart(joint, at, typedNow(part, by, text)),
      shared: { ...shared, texts: text + 1, typedLeft: shared.typedLeft - 1 },
    };
    const changed = { type: 'draft.changed', kind: KIND, version: 1, data: { by, text } };
    return send(typed, at, changed);
  };

  /** A call that reaches the server, which answers at once; the answer is on its way then. */
  const reach = (joint: Drafting, at: number, index: number, call: DraftCall): Drafting => {
    const signIn = joint.base.signIns.find(({ name }) => name === call.family);
    const isValid = signIn && call.token !== null && !isEnded(joint.base.signIns, signIn.name);
    const isHeard = call.isAwaited;
    if (!isValid)
      return withCall(joint, at, index, isHeard ? { ...call, stage: 'answered', answer: null } : null);
    const { person } = signIn;
    const { shared } = joint;
    if (call.draft === null) {
      const answer = draftServer.listOf(shared.drafts, person);
      return withCall(joint, at, index, { ...call, stage: 'answered', answer });
    }
    const ticks = shared.ticks + 1;
    const now = timeOf(joint.base.day) + ticks;
    const writer = joint.parts[at]?.writer ?? '';
    const { drafts, answer } = draftServer.save(shared.drafts, {
      person,
      writer,
      send: call.draft,
      now,
    });
    const parts = joint.parts.map((part) => part && seenBy(part, shared.drafts, drafts));
    const saved = { ...joint, parts, shared: { ...shared, drafts, ticks } };
    return withCall(saved, at, index, isHeard ? { ...call, stage: 'answered', answer } : null);
  };

  const answer = (joint: Drafting, at: number, index: number, call: DraftCall): Drafting => {
    const without = withCall(joint, at, index, null);
    if (call.answer !== null) return send(without, at, done(call.id, call.answer));
    // The middleware of the calls hears of a 401 before the keeper does.
    const tab = joint.base.tabs[at] ?? null;
    const isOfNow = tab !== null && call.token !== null && tokenIn(tab) === call.token;
    const told = isOfNow ? toSession(without, at, { type: 'call.unauthorized' }) : without;
    const part = told.parts[at] ?? null;
    const isAwaited = part !== null && part.place.takes.has(`xstate.error.actor.${call.id}`);
    return isAwaited && part.owner === joint.parts[at]?.owner
      ? send(told, at, failed(call.id, REFUSED))
      : told;
  };

  return (joint: Drafting, move: DraftMove): Drafting => {
    const at = move.tab;
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
    const call = 'call' in move ? part.calls[move.call] : undefined;
    switch (move.own) {
      case 'type':
        return type(joint, at);
      case 'openOther':
        return send(joint, at, { type: 'other.opened', kind: KIND } as { type: string });
      case 'hide': {
        const { shared } = joint;
        const hidden = { ...joint, shared: { ...shared, hidesLeft: shared.hidesLeft - 1 } };
        return send(hidden, at, { type: 'page.hidden' });
      }
      case 'wait':
        return send(joint, at, move.event);
      case 'signOut':
        return toSession(joint, at, done('sendDrafts', maySignOut(keeperIn(part))));
      case 'signOutLate':
        return toSession(paidFailure(joint), at, failed('sendDrafts', NOT_REACHED));
      case 'reach':
        return call === undefined ? joint : reach(joint, at, move.call, call);
      case 'answer':
        return call === undefined ? joint : answer(joint, at, move.call, call);
      case 'lose':
        return call === undefined
          ? joint
          : send(withCall(paidFailure(joint), at, move.call, null), at, failed(call.id, NOT_REACHED));
    }
  };
}

/** Whether a tab has input of this person that it still wants to send, or that it holds. */
export function holds({ stored, place }: DraftPart, by: string, text: number): boolean {
  const { drafts } = keeperIn({ place } as DraftPart).context;
  return [...Object.values(stored[by] ?? {}), ...Object.values(drafts)].some(
    (draft) => isUnsent(draft) && Reflect.get(Object(draft.data), 'text') === text,
  );
}
