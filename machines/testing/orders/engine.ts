import { createActor, SimulatedClock } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';
import { type Effect, stepper } from '../explore.ts';

/**
 * Steps of one machine in a world of several. `pureEngine` takes them without running anything, and
 * remembers each, because the same step is part of a great many orders. `runningEngine` takes the
 * same steps with real actors, so that a story can be replayed.
 */

/** Where one machine is. Equal keys are equal states. */
export type Place = {
  id: number;
  snapshot: AnyMachineSnapshot;
  /** The types of all events that this state may take. */
  takes: ReadonlySet<string>;
};

export type Taken = { to: Place; effects: readonly Effect[] };

export type Engine = {
  begin(input: object): Taken;
  next(from: Place, event: { type: string }): Taken;
};

/** The time of a world. Machines ask it with the function they get as `now`. */
export type Clock = { time: number };

/** Everything a machine remembers, except functions. */
function textOf({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context]);
}

/** Whether a value of a world is where a machine stands. */
export const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'takes' in value && value.takes instanceof Set;

const numbers = new Map<string, number>();

/** A short name for a long text. */
export function numberOf(text: string): number {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, numbers.size);
  return numbers.size - 1;
}

function placeOf(snapshot: AnyMachineSnapshot): Place {
  const takes =
    snapshot.status === 'active' ? snapshot._nodes.flatMap(({ ownEvents }) => ownEvents) : [];
  return { id: numberOf(textOf(snapshot)), snapshot, takes: new Set(takes) };
}

export function pureEngine(machine: AnyStateMachine, clock: Clock, anyInput: object): Engine {
  const now = () => clock.time;
  const take = stepper(machine, { ...anyInput, now });
  const places = new Map<number, Place>();
  const steps = new Map<string, Taken>();
  const once = (key: string, step: () => ReturnType<typeof take.begin>): Taken => {
    const known = steps.get(key);
    if (known !== undefined) return known;
    const { to, parts } = step();
    const made = placeOf(to);
    const place = places.get(made.id) ?? made;
    places.set(place.id, place);
    const taken = { to: place, effects: parts.flatMap(({ effects }) => effects) };
    steps.set(key, taken);
    return taken;
  };
  const texts = new WeakMap<object, number>();
  const numberOfEvent = (event: object): number => {
    const known = texts.get(event) ?? numberOf(JSON.stringify(event));
    texts.set(event, known);
    return known;
  };
  return {
    begin: (input) =>
      once(`${clock.time} ${JSON.stringify(input)}`, () => take.begin({ ...input, now })),
    next: (from, event) =>
      once(`${clock.time} ${from.id} ${numberOfEvent(event)}`, () =>
        take.next(from.snapshot, event),
      ),
  };
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
/** Longer than any wait of a machine. */
const LONG = 2 ** 32;

type Waiting = { status: 'active'; output: undefined; error: undefined; input: unknown };
type Settling = { type: 'settled'; output: unknown } | { type: 'failed'; error: unknown };

/**
 * An actor that is settled by an event, at once: a promise would settle later.
 * @param started is told of each start, as the pure steps tell it
 */
function settledByEvent(started: (params: { id: string; input: unknown }) => void) {
  const logic = {
    transition: (snapshot: Waiting, event: Settling) => {
      if (event.type === 'settled') return { ...snapshot, status: 'done', output: event.output };
      if (event.type === 'failed') return { ...snapshot, status: 'error', error: event.error };
      return snapshot;
    },
    getInitialSnapshot: ({ self }: AnyActorScope, input: unknown): Waiting => {
      started({ id: self.id, input });
      return { status: 'active', output: undefined, error: undefined, input };
    },
    getPersistedSnapshot: (snapshot: Waiting) => snapshot,
  };
  // The library's type knows the parts of a snapshot in more detail than an actor needs.
  return logic as never as AnyActorLogic;
}

/** Each `begin` starts an actor, and `next` sends it an event. A place may be left only once. */
export function runningEngine(machine: AnyStateMachine, clock: Clock): Engine {
  const { actors, actions } = machine.implementations;
  let effects: Effect[] = [];
  const running = new Map<Place, { actor: AnyActorRef; timers: SimulatedClock }>();
  const settled = settledByEvent((params) => effects.push({ type: 'xstate.spawnChild', params }));
  const recorded = Object.entries(actions)
    .filter(([, action]) => !('resolve' in Object(action)))
    .map(([type]) => [
      type,
      (_args: unknown, params: unknown) => void effects.push({ type, params }),
    ]);
  const provided: AnyStateMachine = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, settled])),
    actions: Object.fromEntries(recorded),
  });
  const after = (actor: AnyActorRef, timers: SimulatedClock): Taken => {
    const to = placeOf(actor.getSnapshot());
    running.set(to, { actor, timers });
    return { to, effects };
  };
  return {
    begin: (input) => {
      effects = [];
      const timers = new SimulatedClock();
      const actor = createActor(provided, {
        input: { ...input, now: () => clock.time },
        clock: timers,
      });
      actor.start();
      return after(actor, timers);
    },
    next: (from, event) => {
      const tab = running.get(from);
      if (tab === undefined) throw new Error('A running machine does not go back');
      effects = [];
      const child = (prefix: string): AnyActorRef | undefined =>
        tab.actor.getSnapshot().children[event.type.slice(prefix.length)];
      const timers = [...from.takes].filter((type) => type.startsWith('xstate.after.'));
      // Of several timers one ends now: as its event, which the clock would send.
      if (timers.length === 1 && timers[0] === event.type) tab.timers.increment(LONG);
      else if ('output' in event) child(DONE)?.send({ type: 'settled', output: event.output });
      else if ('error' in event) child(ERROR)?.send({ type: 'failed', error: event.error });
      else tab.actor.send(event);
      return after(tab.actor, tab.timers);
    },
  };
}
