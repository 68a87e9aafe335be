import type { AnyStateMachine } from 'xstate';
import { sessionMachine } from '#machines/session/session.ts';
import type { SignedOutReason } from '#machines/session/sessionTypes.ts';
import { type Clock, type Engine, isPlace, numberOf, pureEngine, runningEngine } from './engine.ts';
import type { Moved, Rules, System } from './search.ts';
import { type Person, timeOf } from './server.ts';
import { type Move, movesIn, take } from './sessionMoves.ts';
import { isQuiet as isSessionQuiet } from './sessionRules.ts';
import { sayMove } from './sessionStory.ts';
import { rootsOf, WAYS_ASIDE } from './sessionSystem.ts';
import { type Bounds, keyOf, keyOfTab, send, type World } from './sessionWorld.ts';

/**
 * The sessions of a browser with another machine beside each, which follows its session. What
 * happens to the sessions is sessionMoves.ts; a kit says what the other machine does, what its page
 * keeps, and what the server knows of it.
 */

export type Joint<Part, Shared> = {
  base: World;
  /** What is beside the session of each tab. */
  parts: readonly (Part | null)[];
  /** What the server knows. */
  shared: Shared;
};

export type OwnMove = { tab: number; own: string };

/** What a kit does with the session of a tab, which its machine then follows. */
export type ToSession<Part, Shared> = (
  joint: Joint<Part, Shared>,
  at: number,
  event: { type: string },
) => Joint<Part, Shared>;

export type Kit<Part extends object, Shared extends object, Own extends OwnMove> = {
  people: readonly [Person, ...Person[]];
  shared: Shared;
  /** A page of this tab begins. What was kept is of the page before, or of the duplicated tab. */
  begin(at: number, kept: Part | null): Part;
  /** The session cleared the tab's storage. */
  cleared(part: Part, reason: SignedOutReason): Part;
  /** Whether this may happen to the session; the kit leaves out what changes nothing for it. */
  allows(joint: Joint<Part, Shared>, move: Move): boolean;
  movesIn(joint: Joint<Part, Shared>, at: number): Own[];
  take(joint: Joint<Part, Shared>, move: Own): Moved<Joint<Part, Shared>>;
  /** The machine follows the session of its tab. */
  follow(joint: Joint<Part, Shared>, at: number): Joint<Part, Shared>;
  /** What is wrong with a move of a session, as `name` of a rule. */
  wrongIn?(before: Joint<Part, Shared>, move: Move, after: Joint<Part, Shared>): string[];
  rules: Rules<Joint<Part, Shared>>;
  isQuiet(joint: Joint<Part, Shared>): boolean;
  say(move: Own, joint: Joint<Part, Shared>): string;
};

const keys = new WeakMap<object, string>();

/** A short name of what a tab or the server has, with its machines by their places. */
function keyOfData(data: object): string {
  const known = keys.get(data);
  if (known !== undefined) return known;
  const text = JSON.stringify(data, (_, value) => (isPlace(value) ? value.id : value));
  const key = String(numberOf(text));
  keys.set(data, key);
  return key;
}

export function withPart<Part, Shared>(
  joint: Joint<Part, Shared>,
  at: number,
  part: Part | null,
): Joint<Part, Shared> {
  return { ...joint, parts: joint.parts.map((one, index) => (index === at ? part : one)) };
}

/** Makes a kit. The clock is the one of its machine, which may go in smaller steps. */
export type MakeKit<Part extends object, Shared extends object, Own extends OwnMove> = (
  engine: Engine,
  clock: Clock,
  toSession: ToSession<Part, Shared>,
  /** For a kit with one machine more. */
  engineOf: EngineOf,
) => Kit<Part, Shared, Own>;

type EngineOf = (machine: AnyStateMachine) => Engine;

type Parts<Part extends object, Shared extends object, Own extends OwnMove> = {
  make: MakeKit<Part, Shared, Own>;
  bounds: Bounds;
  tabs: number;
};

const isOwn = <Own extends OwnMove>(move: Own | Move): move is Own => 'own' in move;

function systemWith<Part extends object, Shared extends object, Own extends OwnMove>(
  { make, bounds, tabs }: Parts<Part, Shared, Own>,
  [sessions, clock]: [Engine, Clock],
  [other, otherClock, engineOf]: [AnyStateMachine, Clock, EngineOf],
): System<Joint<Part, Shared>, Own | Move> {
  type J = Joint<Part, Shared>;
  const setClocks = ({ base }: J) => {
    clock.time = timeOf(base.day);
    otherClock.time = clock.time;
  };
  /** What the last step of a session means beside it. */
  const settle = (joint: J, at: number): J => {
    let part = joint.parts[at] ?? null;
    for (const { tab, reason } of joint.base.cleared)
      if (tab === at && part !== null) part = kit.cleared(part, reason);
    const now = withPart({ ...joint, base: { ...joint.base, cleared: [] } }, at, part);
    return part === null ? now : kit.follow(now, at);
  };
  const toSession: ToSession<Part, Shared> = (joint, at, event) =>
    settle({ ...joint, base: send(joint.base, at, sessions, event) }, at);
  const kit = make(engineOf(other), otherClock, toSession, engineOf);
  const open = (joint: J, at: number, kept: Part | null): J =>
    settle(withPart(joint, at, kit.begin(at, kept)), at);

  const takeOfSession = (before: J, move: Move): Moved<J> => {
    const { world: base, wrong } = take(before.base, move, sessions);
    const after = { ...before, base };
    const at = move.tab;
    const part = before.parts[at] ?? null;
    const moved = (): J => {
      if (move.do === 'close') return withPart(after, at, null);
      if (move.do === 'open') return open(after, at, null);
      if (move.do === 'reload') return open(after, at, part);
      if (move.do === 'duplicate') return open(after, before.base.tabs.indexOf(null), part);
      return at === -1 || move.do === 'endElsewhere' ? after : settle(after, at);
    };
    const world = moved();
    return { world, broken: [...wrong, ...(kit.wrongIn?.(before, move, world) ?? [])] };
  };

  const keyAt = ({ parts }: J) => {
    return (tab: Parameters<typeof keyOfTab>[0], at: number) => {
      const part = parts[at] ?? null;
      return `${keyOfTab(tab)};${part === null ? '' : keyOfData(part)}`;
    };
  };

  const rootOf = (base: World): J => {
    let joint: J = { base, parts: base.tabs.map(() => null), shared: kit.shared };
    for (const [at, tab] of base.tabs.entries()) if (tab !== null) joint = open(joint, at, null);
    return joint;
  };

  clock.time = timeOf(0);
  otherClock.time = clock.time;
  return {
    roots: rootsOf(sessions, bounds, tabs, kit.people).map(rootOf),
    keyOf: (joint) => `${keyOf(joint.base, keyAt(joint))}|${keyOfData(joint.shared)}`,
    movesIn: (joint) => {
      setClocks(joint);
      const ofSessions = movesIn(joint.base, keyAt(joint)).filter((move) =>
        kit.allows(joint, move),
      );
      const own = joint.parts.flatMap((part, at) => (part === null ? [] : kit.movesIn(joint, at)));
      return [...ofSessions, ...own];
    },
    take: (joint, move) => {
      setClocks(joint);
      return isOwn(move) ? kit.take(joint, move) : takeOfSession(joint, move);
    },
    rules: kit.rules,
    say: (move, joint) => (isOwn(move) ? kit.say(move, joint) : sayMove(move, joint.base)),
    isQuiet: (joint) => isSessionQuiet(joint.base) && kit.isQuiet(joint),
    isWay: (move) => isOwn(move) || !WAYS_ASIDE.has(move.do),
  };
}

export type Machines = { session?: AnyStateMachine; other: AnyStateMachine };

export function jointSystem<Part extends object, Shared extends object, Own extends OwnMove>(
  parts: Parts<Part, Shared, Own>,
  { session = sessionMachine, other }: Machines,
): System<Joint<Part, Shared>, Own | Move> {
  const [clock, otherClock] = [{ time: 0 }, { time: 0 }];
  return systemWith(
    parts,
    [pureEngine(session, clock, { stored: null }), clock],
    [other, otherClock, (machine) => pureEngine(machine, otherClock, {})],
  );
}

/** The same with real actors: each world may be left by one move only. */
export function runningJoint<Part extends object, Shared extends object, Own extends OwnMove>(
  parts: Parts<Part, Shared, Own>,
  { session = sessionMachine, other }: Machines,
): System<Joint<Part, Shared>, Own | Move> {
  const [clock, otherClock] = [{ time: 0 }, { time: 0 }];
  return systemWith(
    parts,
    [runningEngine(session, clock), clock],
    [other, otherClock, (machine) => runningEngine(machine, otherClock)],
  );
}
