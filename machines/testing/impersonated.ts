import { createActor, SimulatedClock, waitFor } from 'xstate';
import { impersonationMachine } from '../impersonation/impersonation.ts';
import type { View, ViewAnswer } from '../impersonation/impersonationTypes.ts';
import { controlled } from './controlled.ts';

export const MINUTE = 60_000;

export const dana: View = {
  userGuid: 'dana',
  role: 2,
  details: { UserGuid: 'dana', FirstName: 'Dana', LastName: 'Whitlock', Email: 'd@example.com' },
  reason: 'Dana cannot save a date.',
  endsAt: 30 * MINUTE,
};
export const later: View = { ...dana, endsAt: 58 * MINUTE };

type Wanted = { userGuid: string; reason: string; password: string | null };

/** A tab with nobody in view. `stored` has null where the keys were taken out. */
export function nobodyInView() {
  const clock = new SimulatedClock();
  const start = controlled<View, Wanted>();
  const ask = controlled<ViewAnswer, null>();
  const end = controlled<unknown, { isSignedIn: boolean }>();
  const stored: (View | null)[] = [];
  const paths: string[] = [];
  const machine = impersonationMachine.provide({
    actors: { startView: start.logic, askView: ask.logic, endView: end.logic },
    actions: {
      storeView: (_, { view }) => void stored.push(view),
      clearView: () => void stored.push(null),
    },
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } });
  actor.on('goTo', ({ path }) => void paths.push(path));
  actor.start();
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 });
  return { actor, clock, start, ask, end, stored, paths, reaches };
}

/** A view of Dana that the server has begun, and that answers when the test says so. */
export async function acting() {
  const tab = nobodyInView();
  const { actor, start, reaches } = tab;
  actor.send({ type: 'view.requested', person: { userGuid: 'dana', name: 'Dana Whitlock' } });
  actor.send({ type: 'reason.changed', reason: dana.reason });
  actor.send({ type: 'start.confirmed', password: null });
  start.calls[0]?.resolve(dana);
  await reaches('acting');
  return tab;
}
