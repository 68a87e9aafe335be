import { isUnsent } from '#domain/drafts.ts';
import { isAsked, maySignOut } from '#machines/draftKeeper/draftKeeper.ts';
import { type CallMove, callMovesIn, paidFailure } from './calls.ts';
import {
  type Drafting,
  type DraftPart,
  type DraftShared,
  keeperIn,
  type keepers,
} from './draftWorld.ts';
import { type ToSession, withPart } from './joint.ts';
import { NOT_REACHED } from './server.ts';
import { done, failed } from './sessionMoves.ts';
import { seenIn } from './sessionWorld.ts';

/** What may happen to a draft, and what comes of it. */

export type DraftMove = { tab: number } & (
  | { own: 'type' | 'openOther' | 'hide' | 'signOut' | 'signOutLate' }
  | { own: 'wait'; event: { type: string } }
  | CallMove
);

export function draftMovesIn(joint: Drafting, at: number): DraftMove[] {
  const part = joint.parts[at] ?? null;
  const tab = joint.base.tabs[at] ?? null;
  if (part === null || tab === null) return [];
  const { shared, base } = joint;
  const keeper = keeperIn(part);
  const moves: DraftMove[] = callMovesIn(joint, at);
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

/** What the person typed is newer than what they typed before, here. */
function typedNow(part: DraftPart, by: string, text: number): DraftPart {
  return { ...part, typed: [...part.typed.filter((one) => one.by !== by), { by, text }] };
}

export function draftTakes(
  { send, take }: ReturnType<typeof keepers>,
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

  return (joint: Drafting, move: DraftMove): Drafting => {
    const at = move.tab;
    const part = joint.parts[at] ?? null;
    if (part === null) return joint;
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
      default:
        return take(joint, move);
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
