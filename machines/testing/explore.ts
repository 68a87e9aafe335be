import { getInitialMicrosteps, getMicrosteps, transition } from 'xstate';
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/**
 * Everything a machine can do, found by trying. Actors are not run: what each may answer, and how
 * each may fail, is given by hand, and fed in as `xstate.done.actor.*` and `xstate.error.actor.*`.
 * Timers are fed in as the events they would be. (createTestModel refuses machines with invoke or
 * after, and the graph helpers do not tell which effects a transition has.)
 */

/** Concrete events for every event type; a new one in a machine does not compile without them. */
export type EventFixtures<Machine extends AnyStateMachine> = {
  [Type in EventFromLogic<Machine>['type']]: readonly Extract<
    EventFromLogic<Machine>,
    { type: Type }
  >[];
};

export type Plan<Machine extends AnyStateMachine> = {
  machine: Machine;
  inputs: readonly InputFrom<Machine>[];
  events: EventFixtures<Machine>;
  /** What each actor may answer, by the id of its invoke. */
  answers: Record<string, readonly unknown[]>;
  /** How each actor may fail. */
  errors: Record<string, readonly unknown[]>;
  /** What makes two places different. Counters that only grow are left out. */
  facts: (snapshot: SnapshotFrom<Machine>) => unknown;
};

export type Effect = { type: string; params: unknown };

export type Step<Snapshot> = {
  /** Null where a walk begins. */
  from: Snapshot | null;
  fromKey: string;
  event: { type: string };
  to: Snapshot;
  toKey: string;
  effects: Effect[];
  taken: AnyTransitionDefinition[];
};

export type Exploration<Snapshot> = { places: Map<string, Snapshot>; steps: Step<Snapshot>[] };

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

function fixturesOf(table: Record<string, readonly unknown[]>, id: string): readonly unknown[] {
  const fixtures = table[id];
  if (fixtures === undefined) throw new Error(`No fixtures for the actor "${id}"`);
  return fixtures;
}

function has<Key extends string>(table: Record<Key, unknown>, key: string): key is Key {
  return Object.hasOwn(table, key);
}

/** Every event worth trying in a place, with its contents. */
export function eventsIn<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  snapshot: AnyMachineSnapshot,
): { type: string }[] {
  // A machine that is done hears nothing more.
  if (snapshot.status !== 'active') return [];
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
  return [...types].flatMap((type): { type: string }[] => {
    if (type.startsWith(DONE)) {
      const actorId = type.slice(DONE.length);
      return fixturesOf(plan.answers, actorId).map((output) => ({ type, output, actorId }));
    }
    if (type.startsWith(ERROR)) {
      const actorId = type.slice(ERROR.length);
      return fixturesOf(plan.errors, actorId).map((error) => ({ type, error, actorId }));
    }
    if (has(plan.events, type)) return [...plan.events[type]];
    if (type.startsWith('xstate.after.')) return [{ type }];
    throw new Error(`No fixtures for the event "${type}"`);
  });
}

function passes(
  machine: AnyStateMachine,
  { guard }: AnyTransitionDefinition,
  { context }: AnyMachineSnapshot,
  event: { type: string },
): boolean {
  if (guard === undefined) return true;
  const predicate = typeof guard === 'string' ? machine.implementations.guards[guard] : undefined;
  if (typeof predicate !== 'function') throw new Error('An eventless guard must be a plain name');
  return predicate({ context, event }, undefined);
}

/** The eventless transitions taken between one microstep and the next, in a machine without regions. */
function eventlessBetween(
  machine: AnyStateMachine,
  steps: readonly AnyMachineSnapshot[],
  event: { type: string },
): AnyTransitionDefinition[] {
  return steps.slice(0, -1).flatMap((step) =>
    step._nodes
      .flatMap((node) => node.always ?? [])
      .filter((definition) => passes(machine, definition, step, event))
      .slice(0, 1),
  );
}

/** Walks from every input through every event, until no new place is found. */
export function explore<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Exploration<SnapshotFrom<Machine>> {
  type Snapshot = SnapshotFrom<Machine>;
  const places = new Map<string, Snapshot>();
  const steps: Step<Snapshot>[] = [];
  const keyOf = (snapshot: Snapshot) => JSON.stringify([valueOf(snapshot), plan.facts(snapshot)]);
  const queue: [string, Snapshot][] = [];
  const arrive = (snapshot: Snapshot): string => {
    const key = keyOf(snapshot);
    if (!places.has(key)) {
      places.set(key, snapshot);
      queue.push([key, snapshot]);
    }
    return key;
  };

  for (const input of plan.inputs) {
    const micro = getInitialMicrosteps<AnyStateMachine>(plan.machine, input);
    const snapshots = micro.map(([snapshot]) => snapshot);
    const last = micro.at(-1);
    if (last === undefined) continue;
    // Taken as any machine above, because the input's type decides how the call is written.
    const to = last[0] as Snapshot;
    const effects = micro.flatMap(([, actions]) => actions.map(effectOf));
    const event = { type: 'xstate.init' };
    const taken = eventlessBetween(plan.machine, snapshots, event);
    steps.push({ from: null, fromKey: '', event, to, toKey: arrive(to), effects, taken });
  }

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [fromKey, from] = next;
    for (const event of eventsIn(plan, from)) {
      // The events of actors and timers are no part of a machine's own union of events.
      const given = event as EventFromLogic<Machine>;
      const [to, actions] = transition(plan.machine, from, given);
      const micro = getMicrosteps(plan.machine, from, given).map(([snapshot]) => snapshot);
      const taken = [
        ...plan.machine.getTransitionData(from, given),
        ...eventlessBetween(plan.machine, micro, event),
      ];
      const effects = actions.map(effectOf);
      steps.push({ from, fromKey, event, to, toKey: arrive(to), effects, taken });
    }
  }
  return { places, steps };
}

function valueOf(snapshot: AnyMachineSnapshot): unknown {
  return snapshot.value;
}

function effectOf(action: { type: string; params: unknown }): Effect {
  return { type: action.type, params: action.params };
}

/** Whether a step starts the actor of this invoke id. */
export function starts(step: { effects: Effect[] }, id: string): boolean {
  return step.effects.some(
    ({ type, params }) =>
      type === 'xstate.spawnChild' &&
      typeof params === 'object' &&
      params !== null &&
      'id' in params &&
      params.id === id,
  );
}

/** Whether a step emits an event of this type. */
export function emits(step: { effects: Effect[] }, eventType: string): boolean {
  return step.effects.some(
    ({ type, params }) =>
      type === 'xstate.emit' && JSON.stringify(params ?? {}).includes(`"type":"${eventType}"`),
  );
}
