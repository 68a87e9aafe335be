import type { AnyStateMachine } from 'xstate';
import { sessionMachine } from '#machines/session/session.ts';
import { type Clock, type Engine, pureEngine, runningEngine } from './engine.ts';
import type { System } from './search.ts';
import { begin, type Person, sessionOf, timeOf } from './server.ts';
import { type Move, movesIn, take } from './sessionMoves.ts';
import { isQuiet, sessionRules } from './sessionRules.ts';
import { sayMove } from './sessionStory.ts';
import { type Bounds, keyOf, load, type World } from './sessionWorld.ts';

/** The tabs of one browser as a system whose every order can be gone through. */

export const WAYS_ASIDE: ReadonlySet<Move['do']> = new Set([
  'close',
  'reload',
  'open',
  'duplicate',
  'lose',
  'deliverTwice',
]);

/** Nobody is signed in in the first browser; in the second the first person is, in every tab. */
export function rootsOf(
  engine: Engine,
  bounds: Bounds,
  tabs: number,
  people: readonly [Person, ...Person[]] = ['rosa', 'omar'],
): World[] {
  const { signIns, signIn } = begin([], people[0], 0);
  const session = sessionOf(signIn);
  const empty = {
    tabs: Array<null>(tabs).fill(null),
    day: 0,
    over: [],
    isLost: false,
    mayDiffer: false,
    left: bounds,
    people,
    cleared: [],
  };
  const nobody: World = { ...empty, signIns: [] };
  let all: World = { ...empty, signIns };
  for (let at = 0; at < tabs; at += 1) all = load(all, at, engine, session);
  return [load(nobody, 0, engine, null), all];
}

function systemWith(
  engine: Engine,
  clock: Clock,
  bounds: Bounds,
  tabs: number,
): System<World, Move> {
  clock.time = timeOf(0);
  return {
    roots: rootsOf(engine, bounds, tabs),
    keyOf,
    movesIn: (world) => {
      clock.time = timeOf(world.day);
      return movesIn(world);
    },
    take: (world, move) => {
      clock.time = timeOf(world.day);
      const { world: next, wrong } = take(world, move, engine);
      return { world: next, broken: wrong };
    },
    rules: sessionRules,
    say: sayMove,
    isQuiet,
    isWay: (move) => !WAYS_ASIDE.has(move.do),
  };
}

export function sessionSystem(
  bounds: Bounds,
  tabs = 3,
  machine: AnyStateMachine = sessionMachine,
): System<World, Move> {
  const clock = { time: 0 };
  return systemWith(pureEngine(machine, clock, { stored: null }), clock, bounds, tabs);
}

/** The same with real actors: each world may be left by one move only. */
export function runningSessions(
  bounds: Bounds,
  tabs = 3,
  machine: AnyStateMachine = sessionMachine,
): System<World, Move> {
  const clock = { time: 0 };
  return systemWith(runningEngine(machine, clock), clock, bounds, tabs);
}
