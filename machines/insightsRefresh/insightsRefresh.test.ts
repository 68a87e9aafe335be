import { describe, expect, test } from 'vitest';
import { insightsRefreshMachine } from './insightsRefresh.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { insightsOutcomes } from '../testing/insightsPlan.ts';
import { insightsRefreshPlan } from '../testing/insightsRefreshPlan.ts';
import { deadEnds } from '../testing/invariants.ts';

const isFailedOutcome = (event: { type: string }) =>
  'output' in event &&
  insightsOutcomes.some((one) => one === event.output && one.result !== 'saved');
const walked = explore(insightsRefreshPlan);

describe('updating insights after a change', () => {
  test('reaches every state, takes every transition, and always comes to rest', () => {
    expect(unreachedStates(insightsRefreshMachine, walked)).toEqual([]);
    expect(untakenTransitions(insightsRefreshMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('idle'))).toEqual([]);
  });

  test('logs every failure, and nothing else', () => {
    const logs = walked.steps.filter(({ effects }) =>
      effects.some(({ type }) => type === 'logFailure'),
    );
    const fails = walked.steps.filter(
      ({ event }) => event.type.startsWith('xstate.error') || isFailedOutcome(event),
    );
    expect(fails.length).toBeGreaterThan(5);
    expect(logs).toEqual(fails);
  });

  test('starts another round after a change during a round, even when that round failed', () => {
    const ends = walked.steps.filter(
      ({ from, event }) => from?.context.isOutdated && /(done.*insights|error)/.test(event.type),
    );
    expect(ends.length).toBeGreaterThan(4);
    const left = ends.filter((step) => !starts(step, 'loadSource'));
    expect(left).toEqual([]);
  });

  test('never rests while the profile has newer changes', () => {
    const resting = [...walked.places.values()].filter((place) => place.matches('idle'));
    expect(resting.length).toBeGreaterThan(0);
    expect(resting.filter((place) => place.context.isOutdated)).toEqual([]);
  });
});
