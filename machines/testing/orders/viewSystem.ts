import { impersonationMachine } from '#machines/impersonation/impersonation.ts';
import { ROLE } from '#domain/roles.ts';
import { NOBODY_FOLLOWED } from '#machines/followed.ts';
import { type CallMove, callMovesIn } from './calls.ts';
import { jointSystem, type Kit, type Machines, type MakeKit, withPart } from './joint.ts';
import type { Rules } from './search.ts';
import { type Bounds, seenIn, snapshotOf } from './sessionWorld.ts';
import {
  endView,
  familyOfView,
  viewAt,
  viewerIn,
  viewers,
  viewIn,
  type Viewing,
  type ViewPart,
  type ViewShared,
} from './viewWorld.ts';

/** An administrator's views in the tabs of a browser, each beside the session of its tab. */

type ViewMove = { tab: number } & (
  | { own: 'view' | 'load' | 'ask' | 'endElsewhere' }
  | { own: 'event' | 'wait'; event: { type: string } }
  | CallMove
);

export type ViewBounds = { session: Bounds; views: number };

const each = (joint: Viewing, holdsFor: (part: ViewPart, at: number) => boolean) =>
  joint.parts.every((part, at) => part === null || holdsFor(part, at));

const viewRules: Rules<Viewing> = {
  noViewWithoutItsSignIn: {
    says: 'Acting never outlives the sign-in of the administrator who began it.',
    holds: (joint) =>
      each(joint, (part, at) => {
        const view = viewIn(part);
        const tab = joint.base.tabs[at] ?? null;
        if (view === null || tab === null) return view === null;
        const { shown, family } = seenIn(tab);
        return shown?.role === ROLE.admin && familyOfView(joint, view) === family;
      }),
  },
  noEndedViewComesBack: {
    says: 'Acting never outlives Exit view, its time, or an end of the server that the tab heard.',
    holds: (joint) => each(joint, (part) => !part.over.includes(viewIn(part) ?? '')),
  },
  keysOnlyInAView: {
    says: 'Temporary keys are in no tab but one that views, or that is asking whether it does.',
    holds: (joint) =>
      each(joint, (part, at) => {
        const view = viewerIn(part);
        const tab = joint.base.tabs[at] ?? null;
        if (part.keys === null) return viewIn(part) === null;
        if (tab === null || seenIn(tab).isSignedOut) return false;
        const isAsking = view.matches('restoring') || view.matches('unreachable');
        const isBefore = snapshotOf(tab).context.session !== null && !part.isLoaded;
        return isBefore || isAsking || part.keys === viewIn(part);
      }),
  },
};

const PRESSES = ['exit.pressed', 'more.requested', 'restore.retried', 'view.cancelled'];

/** More than the serials of views, in milliseconds. */
const SERIALS = 100;

function isDue(type: string, part: ViewPart, time: number): boolean {
  // A request does not take longer to the server than an exit waits.
  if (type.includes('patience')) return part.calls.every(({ stage }) => stage === 'answered');
  if (type.includes('untilEnding')) return !part.isWarned;
  if (!type.includes('untilEnd.')) return true;
  return (viewerIn(part).context.view?.endsAt ?? 0) <= time + SERIALS;
}

const SAYS: Readonly<Record<string, string>> = {
  view: 'begins a view',
  load: 'has loaded what asks for views',
  ask: 'makes a call',
  'exit.pressed': 'exits the view',
  'more.requested': 'asks for more time',
  'restore.retried': 'asks again whom it views',
  'view.cancelled': 'begins no view',
  reach: 'reaches the server',
  answer: 'is answered',
  lose: 'is lost',
};

function sayView(move: ViewMove, { parts }: Viewing): string {
  const tab = `tab ${move.tab + 1}`;
  if (move.own === 'endElsewhere') return 'the server ends the view';
  if (move.own === 'wait') return `${tab} has waited (${move.event.type.split('.')[2]})`;
  if (move.own === 'event') return `${tab} ${SAYS[move.event.type] ?? move.event.type}`;
  if (!('call' in move)) return `${tab} ${SAYS[move.own]}`;
  return `${tab}'s call ${parts[move.tab]?.calls[move.call]?.id} ${SAYS[move.own]}`;
}

const makeKit =
  ({ views }: ViewBounds): MakeKit<ViewPart, ViewShared, ViewMove> =>
  (engine, clock, toSession) => {
    const { send, follow, load, ask, takeCall } = viewers(engine, clock, toSession);
    /** The question, the reason and the password, which nothing interrupts. */
    const begin = (joint: Viewing, at: number): Viewing => {
      const { shared } = joint;
      const begun = shared.begun + 1;
      let now: Viewing = {
        ...joint,
        shared: { ...shared, begun, viewsLeft: shared.viewsLeft - 1 },
      };
      const events = [
        { type: 'view.requested', person: { userGuid: 'dana', name: 'Dana Whitlock' } },
        { type: 'reason.changed', reason: `Dana cannot save date ${begun}.` },
        { type: 'start.confirmed', password: null },
      ];
      for (const event of events) now = send(now, at, event);
      return now;
    };
    const kit: Kit<ViewPart, ViewShared, ViewMove> = {
      people: ['ada', 'omar'],
      shared: { views: [], begun: 0, viewsLeft: views },
      begin: (_at, kept) => ({
        place: engine.begin({}).to,
        calls: [],
        followed: NOBODY_FOLLOWED,
        isLoaded: false,
        isWarned: false,
        asking: null,
        keys: kept?.keys ?? null,
        over: [],
      }),
      cleared: (part) => ({ ...part, keys: null }),
      allows: (_joint, move) => move.do !== 'call',
      movesIn: (joint, at) => {
        const part = joint.parts[at] ?? null;
        const tab = joint.base.tabs[at] ?? null;
        if (part === null || tab === null) return [];
        const moves: ViewMove[] = callMovesIn(joint, at);
        if (part.asking !== null && !part.isLoaded) moves.push({ own: 'load', tab: at });
        if (!part.isLoaded) return moves;
        const { shown, family, isSettled } = seenIn(tab);
        const viewer = viewerIn(part);
        if (shown?.role === ROLE.admin && isSettled) moves.push({ own: 'ask', tab: at });
        const canBegin = viewer.matches('none') || viewer.matches('leaving');
        if (canBegin && joint.shared.viewsLeft > 0 && shown?.role === ROLE.admin)
          moves.push({ own: 'view', tab: at });
        if (viewAt(joint, family) !== null && joint.base.left.endsElsewhere > 0)
          moves.push({ own: 'endElsewhere', tab: at });
        for (const type of PRESSES)
          if (part.place.takes.has(type) && viewer.can({ type } as { type: 'exit.pressed' }))
            moves.push({ own: 'event', tab: at, event: { type } });
        for (const type of part.place.takes)
          if (type.startsWith('xstate.after.') && isDue(type, part, clock.time))
            moves.push({ own: 'wait', tab: at, event: { type } });
        return moves;
      },
      take: (joint, move) => {
        const at = move.tab;
        const tab = joint.base.tabs[at] ?? null;
        const right = (world: Viewing) => ({ world, broken: [] });
        switch (move.own) {
          case 'view':
            return right(begin(joint, at));
          case 'load':
            return right(load(joint, at));
          case 'ask':
            return right(ask(joint, at));
          case 'endElsewhere': {
            const { base } = joint;
            const left = { ...base.left, endsElsewhere: base.left.endsElsewhere - 1 };
            const paid = { ...joint, base: { ...base, left } };
            return right(endView(paid, (tab && seenIn(tab).family) ?? ''));
          }
          case 'wait': {
            const part = joint.parts[at] ?? null;
            const isWarned = move.event.type.includes('untilEnding');
            const waited = part && isWarned ? withPart(joint, at, { ...part, isWarned }) : joint;
            return right(send(waited, at, move.event));
          }
          case 'event':
            return right(send(joint, at, move.event));
          default:
            return right(takeCall(joint, move));
        }
      },
      follow,
      rules: viewRules,
      isQuiet: (joint) =>
        each(joint, (part) => viewerIn(part).matches('none') && part.calls.length === 0),
      say: sayView,
    };
    return kit;
  };

const MACHINES: Machines = { other: impersonationMachine };

export function viewSystem(
  bounds: ViewBounds,
  tabs = 2,
  machines: Partial<Machines> = {},
  joined: typeof jointSystem = jointSystem,
) {
  const parts = { make: makeKit(bounds), bounds: bounds.session, tabs };
  return joined(parts, { ...MACHINES, ...machines });
}
