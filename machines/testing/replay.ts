import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { eventsIn } from './explore.ts';
import type { Plan } from './explore.ts';

/**
 * Drives the shortest path to every state through a running machine, settling its actors as the
 * path says. So what the walk claims is shown for a machine that a page runs.
 */

type Pending = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

function stateKey(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.value);
}

/** The paths without timers; timers have their own tests with a simulated clock. */
export function shortestPaths<Machine extends AnyStateMachine>(plan: Plan<Machine>) {
  return plan.inputs.flatMap((input) => {
    const paths = getShortestPaths<AnyStateMachine>(plan.machine, {
      input,
      serializeState: stateKey,
      events: (snapshot: AnyMachineSnapshot) =>
        eventsIn(plan, snapshot).filter(({ type }) => !type.startsWith('xstate.after')),
    });
    return paths.map((path) => ({
      input,
      events: path.steps.slice(1).map((step): { type: string } => step.event),
      end: stateKey(path.state),
    }));
  });
}

/** Drives one path through a running machine and returns its last state. */
export async function replay<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  { input, events, end }: ReturnType<typeof shortestPaths<Machine>>[number],
): Promise<string> {
  const pending = new Map<string, Pending>();
  const { actors, actions } = plan.machine.implementations;
  const waiting = fromPromise<unknown, unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { resolve, reject });
      }),
  );
  const effectful = Object.entries(actions).filter(([, action]) => !('resolve' in Object(action)));
  const running: AnyStateMachine = plan.machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, waiting])),
    actions: Object.fromEntries(effectful.map(([name]) => [name, () => undefined])),
  });
  const actor = createActor(running, { input, clock: new SimulatedClock() });
  actor.start();
  for (const event of events) {
    const id = 'actorId' in event ? String(event.actorId) : null;
    if (id === null) {
      actor.send(event as EventFromLogic<Machine>);
      continue;
    }
    const before = actor.getSnapshot();
    const call = pending.get(id);
    if ('output' in event) call?.resolve(event.output);
    if ('error' in event) call?.reject(event.error);
    await waitFor(actor, (snapshot) => snapshot !== before, { timeout: 1000 });
  }
  const snapshot = actor.getSnapshot();
  actor.stop();
  return stateKey(snapshot) === end ? end : `${end} was ${stateKey(snapshot)}`;
}
