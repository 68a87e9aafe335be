import { createActor } from 'xstate';
import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/**
 * Finds everything a machine can do, by trying. Actors do not run: their possible answers and
 * failures are given by hand, and sent as `xstate.done.actor.*` and `xstate.error.actor.*`.
 * Timers are sent as events. (createTestModel refuses machines with invoke or after, and the
 * graph helpers do not report the effects of a transition.)
 */

/** Example events for every event type. A new type without one does not compile. */
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
  /** The possible answers of each actor, by the id of its invoke. */
  answers: Record<string, readonly unknown[]>;
  /** The possible failures of each actor. */
  errors: Record<string, readonly unknown[]>;
  /** What makes two snapshots different. Counters that only grow are left out. */
  facts: (snapshot: SnapshotFrom<Machine>) => unknown;
};

export type Effect = { type: string; params: unknown };

export type Step<Snapshot> = {
  /** null at the start of a walk. */
  from: Snapshot | null;
  fromKey: string;
  event: { type: string };
  to: Snapshot;
  toKey: string;
  effects: Effect[];
  taken: AnyTransitionDefinition[];
  /** The microsteps of this step: a transition, then each `always` after it. */
  parts: Part<Snapshot>[];
};

/** One microstep: its transitions, its effects, and the state of the machine after it. */
export type Part<Snapshot> = {
  transitions: AnyTransitionDefinition[];
  effects: Effect[];
  after: Snapshot;
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

/** Every event to try on a snapshot, with its contents. */
export function eventsIn<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  snapshot: AnyMachineSnapshot,
): { type: string }[] {
  // A finished machine takes no more events.
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

/** One step of a machine: its target, and its effects. */
export type Stepped = { to: AnyMachineSnapshot; parts: Part<AnyMachineSnapshot>[] };

/**
 * Takes single steps without running anything. All steps share one actor scope, because the
 * library's pure functions make an actor for each call, which costs more than the step.
 */
export function stepper(machine: AnyStateMachine, input: unknown) {
  const self = createActor(machine, { input });
  let effects: Effect[] = [];
  let parts: Part<AnyMachineSnapshot>[] = [];
  self.system.inspect((inspected) => {
    // An invoked machine already takes its first steps when it is created.
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    // A microstep of a machine has a machine's snapshot.
    const after = inspected.snapshot as AnyMachineSnapshot;
    parts.push({ transitions: inspected._transitions, effects, after });
    effects = [];
  });
  const scope: AnyActorScope = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: ({ type, params }) => void effects.push({ type, params }),
  };
  const record = (take: () => AnyMachineSnapshot): Stepped => {
    effects = [];
    parts = [];
    const to = take();
    // Entering the first state is not reported as a microstep.
    if (effects.length > 0) parts.push({ transitions: [], effects, after: to });
    return { to, parts };
  };
  return {
    begin: (input: unknown) => record(() => machine.getInitialSnapshot(scope, input)),
    next: (from: AnyMachineSnapshot, event: { type: string }) =>
      record(() => machine.transition(from, event, scope)),
  };
}

const walks = new WeakMap<object, unknown>();

/**
 * Walks from every input through every event until it finds no new state. The result for a plan
 * is cached for the process.
 */
export function explore<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
): Exploration<SnapshotFrom<Machine>> {
  const known = walks.get(plan) ?? walk(plan);
  walks.set(plan, known);
  // Kept by its plan, so it is of the plan's type.
  return known as Exploration<SnapshotFrom<Machine>>;
}

function walk<Machine extends AnyStateMachine>(
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
  const take = stepper(plan.machine, plan.inputs[0]);
  const add = (from: Snapshot | null, fromKey: string, event: { type: string }, step: Stepped) => {
    // Taken as any machine above, because the input's type decides how the call is written.
    const to = step.to as Snapshot;
    const parts = step.parts as Part<Snapshot>[];
    const effects = parts.flatMap((part) => part.effects);
    const taken = parts.flatMap((part) => part.transitions);
    steps.push({ from, fromKey, event, to, toKey: arrive(to), effects, taken, parts });
  };

  for (const input of plan.inputs) add(null, '', { type: 'xstate.init' }, take.begin(input));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [fromKey, from] = next;
    for (const event of eventsIn(plan, from)) add(from, fromKey, event, take.next(from, event));
  }
  return { places, steps };
}

function valueOf(snapshot: AnyMachineSnapshot): unknown {
  return snapshot.value;
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
