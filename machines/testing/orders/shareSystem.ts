import type { AnyStateMachine } from 'xstate';
import { sharingMachine } from '#machines/sharing/sharing.ts';
import { stoppingMachine } from '#machines/stopping/stopping.ts';
import { type CallMove, callMovesIn } from './calls.ts';
import { jointSystem, type Kit, type Machines, type MakeKit, withPart } from './joint.ts';
import type { Rules } from './search.ts';
import type { Bounds } from './sessionWorld.ts';
import {
  monthsOf,
  sharers,
  type Sharing,
  type SharePart,
  type ShareShared,
  stopperIn,
  wizardIn,
} from './shareWorld.ts';

/** Sharing and stopping in the tabs of a browser, beside the session of each. */

type ShareMove = { tab: number } & (
  | { own: 'press' | 'read' | 'again' | 'wait' }
  | { own: 'event'; event: { type: string; months?: number } }
  | CallMove
);

export type ShareBounds = { session: Bounds; shares: number; presses: number; reads: number };

const each = (joint: Sharing, holdsFor: (part: SharePart) => boolean) =>
  joint.parts.every((part) => part === null || holdsFor(part));

const shareRules: Rules<Sharing> = {
  aStopIsDone: {
    says: 'Where a tab says that sharing was stopped, the server shares nothing of before.',
    holds: (joint) =>
      each(joint, (part) => {
        const { owner, pressed } = part;
        const isDone = stopperIn(part).matches('stopped');
        const ofOwner = joint.shared.live.filter(({ by }) => by === owner);
        return !isDone || ofOwner.every(({ serial }) => serial > pressed);
      }),
  },
  stoppedShowsNothing: {
    says: 'A tab that stopped sharing shows nothing more of what was shared before.',
    holds: (joint) =>
      each(joint, ({ ledger, stopped }) => (ledger ?? []).every((serial) => serial > stopped)),
  },
  sharedAsRead: {
    says: 'What is shared is what was read right before, and cannot be changed meanwhile.',
    holds: (joint) =>
      each(joint, (part) =>
        part.calls.every(
          (call) =>
            call.id !== 'share' ||
            !call.isAwaited ||
            (monthsOf(call) === part.read && monthsOf(call) === wizardIn(part).context.months),
        ),
      ),
  },
};

const PRESSES = [
  { type: 'share.pressed' },
  { type: 'back.pressed' },
  { type: 'next.pressed' },
  { type: 'retry.requested' },
  { type: 'months.chosen', months: 6 },
  { type: 'months.chosen', months: 12 },
];

const SAYS: Readonly<Record<string, string>> = {
  press: 'stops sharing',
  read: 'asks what is shared',
  again: 'opens the questions of sharing again',
  wait: 'has waited to stop again',
  'share.pressed': 'shares',
  'back.pressed': 'goes back',
  'next.pressed': 'goes on',
  'retry.requested': 'shares once more',
  'months.chosen': 'chooses for how long',
  reach: 'reaches the server',
  answer: 'is answered',
  lose: 'is lost',
};

function sayShare(move: ShareMove, { parts }: Sharing): string {
  const tab = `tab ${move.tab + 1}`;
  if (move.own === 'event') return `${tab} ${SAYS[move.event.type]}`;
  if (!('call' in move)) return `${tab} ${SAYS[move.own]}`;
  return `${tab}'s call ${parts[move.tab]?.calls[move.call]?.id} ${SAYS[move.own]}`;
}

const makeKit =
  (
    { shares, presses, reads }: ShareBounds,
    wizard: AnyStateMachine,
  ): MakeKit<SharePart, ShareShared, ShareMove> =>
  (engine, clock, toSession, engineOf) => {
    const steps = sharers([engine, engineOf(wizard)], clock, toSession);
    const paid = (joint: Sharing, what: 'sharesLeft' | 'pressesLeft' | 'readsLeft'): Sharing => ({
      ...joint,
      shared: { ...joint.shared, [what]: joint.shared[what] - 1 },
    });
    const press = (joint: Sharing, at: number): Sharing => {
      const part = joint.parts[at] ?? null;
      if (part === null) return joint;
      const pressed = withPart(paid(joint, 'pressesLeft'), at, {
        ...part,
        pressed: joint.shared.last,
      });
      const again = steps.toStopper(pressed, at, { type: 'shared.again' });
      return steps.toStopper(again, at, { type: 'stop.pressed' });
    };
    const wizardMoves = (part: SharePart, tab: number, sharesLeft: number): ShareMove[] => {
      const snapshot = wizardIn(part);
      if (snapshot.matches('shared')) return sharesLeft > 0 ? [{ own: 'again', tab }] : [];
      return PRESSES.filter(
        (event) =>
          part.wizard.takes.has(event.type) &&
          snapshot.can(event as { type: 'share.pressed' }) &&
          (sharesLeft > 0 || !/share|retry/.test(event.type)),
      ).map((event) => ({ own: 'event', tab, event }));
    };
    const kit: Kit<SharePart, ShareShared, ShareMove> = {
      people: ['rosa', 'omar'],
      shared: { live: [], last: 0, sharesLeft: shares, pressesLeft: presses, readsLeft: reads },
      begin: (_at, kept) => {
        const calls = (kept?.calls ?? [])
          .filter(({ id, stage }) => id !== 'ledger' && stage === 'sent')
          .map((call) => ({ ...call, isAwaited: false }));
        return { ...steps.page(), owner: null, calls };
      },
      cleared: (part) => part,
      allows: (_joint, move) => move.do !== 'call',
      movesIn: (joint, at) => {
        const part = joint.parts[at] ?? null;
        if (part === null) return [];
        const moves: ShareMove[] = callMovesIn(joint, at);
        if (part.owner === null) return moves;
        const { sharesLeft, pressesLeft, readsLeft } = joint.shared;
        // The button is busy meanwhile.
        const isBusy = stopperIn(part).matches('stopping');
        if (pressesLeft > 0 && !isBusy) moves.push({ own: 'press', tab: at });
        if (readsLeft > 0) moves.push({ own: 'read', tab: at });
        if (stopperIn(part).matches('failed')) moves.push({ own: 'wait', tab: at });
        moves.push(...wizardMoves(part, at, sharesLeft));
        return moves;
      },
      take: (joint, move) => {
        const at = move.tab;
        const right = (world: Sharing) => ({ world, broken: [] });
        switch (move.own) {
          case 'press':
            return right(press(joint, at));
          case 'read':
            return right(steps.read(paid(joint, 'readsLeft'), at));
          case 'wait':
            return right(
              steps.toStopper(joint, at, { type: 'xstate.after.again.stopping.failed' }),
            );
          case 'again': {
            const part = joint.parts[at] ?? null;
            if (part === null) return right(joint);
            const { wizard: opened, read } = steps.page();
            return right(withPart(joint, at, { ...part, wizard: opened, read }));
          }
          case 'event': {
            const isSent = /share|retry/.test(move.event.type);
            const bounded = isSent ? paid(joint, 'sharesLeft') : joint;
            return right(steps.toWizard(bounded, at, move.event));
          }
          default:
            return right(steps.takeCall(joint, move));
        }
      },
      follow: steps.follow,
      rules: shareRules,
      isQuiet: (joint) =>
        each(joint, (part) => stopperIn(part).matches('shared') && part.calls.length === 0),
      say: sayShare,
    };
    return kit;
  };

export type ShareMachines = Partial<Machines> & { wizard?: AnyStateMachine };

export function shareSystem(
  bounds: ShareBounds,
  tabs = 2,
  { wizard = sharingMachine, ...machines }: ShareMachines = {},
  joined: typeof jointSystem = jointSystem,
) {
  const parts = { make: makeKit(bounds, wizard), bounds: bounds.session, tabs };
  return joined(parts, { other: stoppingMachine, ...machines });
}
