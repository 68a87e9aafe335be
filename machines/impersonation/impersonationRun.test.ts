import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { impersonationMachine, viewOf } from './impersonation.ts';
import type { View, ViewAnswer } from './impersonationTypes.ts';
import { controlled } from '../testing/controlled.ts';
import { NO_NETWORK } from '../testing/resumes.ts';

const MINUTE = 60_000;
const dana: View = {
  userGuid: 'dana',
  role: 2,
  details: { UserGuid: 'dana', FirstName: 'Dana', LastName: 'Whitlock', Email: 'd@example.com' },
  reason: 'Dana cannot save a date.',
  endsAt: 30 * MINUTE,
};
const later: View = { ...dana, endsAt: 58 * MINUTE };

type Wanted = { userGuid: string; reason: string; password: string | null };

/** A view of Dana that the server has begun, and that answers when the test says so. */
async function acting() {
  const clock = new SimulatedClock();
  const start = controlled<View, Wanted>();
  const ask = controlled<ViewAnswer, null>();
  const end = controlled<unknown, { isSignedIn: boolean }>();
  const stored: (View | null)[] = [];
  const machine = impersonationMachine.provide({
    actors: { startView: start.logic, askView: ask.logic, endView: end.logic },
    actions: {
      storeView: (_, { view }) => void stored.push(view),
      clearView: () => void stored.push(null),
    },
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() } });
  actor.start();
  actor.send({ type: 'view.requested', person: { userGuid: 'dana', name: 'Dana Whitlock' } });
  actor.send({ type: 'reason.changed', reason: dana.reason });
  actor.send({ type: 'start.confirmed', password: null });
  start.calls[0]?.resolve(dana);
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 20_000 });
  await reaches('acting');
  return { actor, clock, start, ask, end, stored, reaches };
}

describe('a view that was left', () => {
  test('is ended again, and not shown again, when the server never heard of the end', async () => {
    const { actor, ask, end, stored, reaches } = await acting();
    actor.send({ type: 'exit.pressed' });
    end.calls[0]?.reject(NO_NETWORK);
    await reaches('none');
    actor.send({ type: 'refused.received' });
    ask.calls[0]?.resolve({ view: dana, lastEnd: null });
    await reaches('leaving');
    expect(viewOf(actor.getSnapshot())).toBe(null);
    expect(stored.at(-1)).toBe(null);
    end.calls[1]?.resolve(undefined);
    await reaches('none');
    // Begun again, perhaps in another tab, it is a view like any other.
    actor.send({ type: 'refused.received' });
    ask.calls[1]?.resolve({ view: later, lastEnd: null });
    await reaches('acting');
  });

  test('is not begun again by a question for more time that is on its way', async () => {
    const { actor, clock, start, end, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'refused.received' });
    actor.send({ type: 'exit.pressed' });
    expect(end.calls).toHaveLength(0);
    start.calls[1]?.resolve(later);
    await reaches('leaving');
    expect(end.calls).toHaveLength(1);
    expect(viewOf(actor.getSnapshot())).toBe(null);
  });

  test('waits five seconds at most for the answer about more time', async () => {
    const { actor, clock, end, reaches } = await acting();
    clock.increment(28 * MINUTE);
    actor.send({ type: 'more.requested' });
    actor.send({ type: 'exit.pressed' });
    clock.increment(5000);
    await reaches('leaving');
    expect(end.calls).toHaveLength(1);
  });
});
