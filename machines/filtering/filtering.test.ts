import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { FILTER_REST_MS } from '#domain/limits.ts';
import { filteringMachine } from './filtering.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { filteringPlan } from '../testing/filteringPlan.ts';

const walked = explore(filteringPlan);

/** The machine with a clock that the test turns, and the lists it asked for. */
function run() {
  const clock = new SimulatedClock();
  const actor = createActor(filteringMachine, { clock, input: { filters: '' } });
  const asked: string[] = [];
  actor.on('list.asked', ({ filters }) => asked.push(filters));
  actor.start();
  return { actor, clock, asked };
}

describe('the filters of a list', () => {
  test('reach every state and take every transition', () => {
    expect(unreachedStates(filteringMachine, walked)).toEqual([]);
    expect(untakenTransitions(filteringMachine, walked)).toEqual([]);
  });

  test('rest exactly when the controls show what was asked for', () => {
    for (const place of walked.places.values())
      expect(place.context.shown === place.context.asked).toBe(place.matches('resting'));
  });

  test('ask once for several changes, after a rest that each change begins again', () => {
    const { actor, clock, asked } = run();
    actor.send({ type: 'filters.changed', filters: 'way=remote' });
    clock.increment(FILTER_REST_MS - 1);
    actor.send({ type: 'filters.changed', filters: 'days=7' });
    clock.increment(FILTER_REST_MS - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked).toEqual(['days=7']);
    clock.increment(FILTER_REST_MS);
    expect(asked).toHaveLength(1);
  });

  test('ask for nothing when a change is taken back, or the address brings another list', () => {
    const { actor, clock, asked } = run();
    actor.send({ type: 'filters.changed', filters: 'way=remote' });
    actor.send({ type: 'filters.changed', filters: '' });
    clock.increment(FILTER_REST_MS);
    actor.send({ type: 'filters.changed', filters: 'way=remote' });
    actor.send({ type: 'address.changed', filters: 'days=7' });
    clock.increment(FILTER_REST_MS);
    expect(asked).toEqual([]);
    expect(actor.getSnapshot().context).toEqual({ shown: 'days=7', asked: 'days=7' });
  });

  test('keep what was changed before the address has what was asked for', () => {
    const { actor, clock, asked } = run();
    actor.send({ type: 'filters.changed', filters: 'way=remote' });
    clock.increment(FILTER_REST_MS);
    actor.send({ type: 'filters.changed', filters: 'way=remote&days=7' });
    actor.send({ type: 'address.changed', filters: 'way=remote' });
    clock.increment(FILTER_REST_MS);
    expect(asked).toEqual(['way=remote', 'way=remote&days=7']);
  });

  test('ask at once for what a press wants now, and for nothing after it', () => {
    const { actor, clock, asked } = run();
    actor.send({ type: 'filters.changed', filters: 'way=remote' });
    actor.send({ type: 'filters.wanted', filters: '' });
    expect(asked).toEqual(['']);
    clock.increment(FILTER_REST_MS);
    expect(asked).toEqual(['']);
  });
});
