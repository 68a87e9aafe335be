import { describe, expect, test } from 'vitest';
import { insightsRefreshMachine } from './insightsRefresh.ts';
import { unreachedStates, untakenTransitions } from './testing/coverage.ts';
import { explore, starts } from './testing/explore.ts';
import { insightsRefreshPlan } from './testing/insightsRefreshPlan.ts';
import { breaksOf, deadEnds } from './testing/invariants.ts';

const walked = explore(insightsRefreshPlan);

describe('insights that follow the profile', () => {
  test('every state is reached, every transition taken, and it always comes to rest', () => {
    expect(unreachedStates(insightsRefreshMachine, walked)).toEqual([]);
    expect(untakenTransitions(insightsRefreshMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('idle'))).toEqual([]);
  });

  test('the computation is tried again exactly once, then only logged', () => {
    const tries = breaksOf(walked, {
      start: 0,
      next: (before, step) => {
        if (starts(step, 'computeInsights')) return 1;
        return starts(step, 'computeInsightsAgain') ? before + 1 : before;
      },
      holds: (before, step) => !starts(step, 'computeInsightsAgain') || before === 1,
    });
    expect(tries).toEqual([]);
    const given = walked.steps.filter(
      ({ event }) => event.type === 'xstate.error.actor.computeInsightsAgain',
    );
    expect(given.length).toBeGreaterThan(0);
    expect(given.every(({ effects }) => effects.some(({ type }) => type === 'logFailure'))).toBe(
      true,
    );
  });

  test('a change during the work is worked on next, whatever became of this round', () => {
    const ends = walked.steps.filter(
      ({ from, event }) => from?.context.isOutdated && /(done.*save|error)/.test(event.type),
    );
    expect(ends.length).toBeGreaterThan(4);
    const left = ends.filter((step) => !step.to.matches('retrying') && !starts(step, 'loadSource'));
    expect(left).toEqual([]);
  });

  test('it never rests while the profile is ahead of it', () => {
    const resting = [...walked.places.values()].filter((place) => place.matches('idle'));
    expect(resting.length).toBeGreaterThan(0);
    expect(resting.filter((place) => place.context.isOutdated)).toEqual([]);
  });
});
