import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Insights, NO_INSIGHTS, type UserSOC } from '#domain/insights.ts';
import { type Computing, insightsMachine } from './insights.ts';
import { controlled } from '../testing/controlled.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { insightsPlan } from '../testing/insightsPlan.ts';
import { breaksOf, deadEnds } from '../testing/invariants.ts';
import { ACCOUNT, NO_NETWORK, RESUME, SERVER_ERROR, SESSION_OVER } from '../testing/resumes.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(insightsPlan);
const table = tableOf(insightsPlan);
const ends = walked.steps.filter(({ to }) => to.status === 'done');

/** The output of the machine after an actor fails with this error. */
function outputAfter(actor: string, error: unknown) {
  const end = ends.find(
    ({ event }) =>
      event.type === `xstate.error.actor.${actor}` && 'error' in event && event.error === error,
  );
  return end?.to.output;
}

const COMPUTES = ['insights = set'];
const SAVES = [
  'starts saveInsights (SOCCode=null, AlternateSOCCode1=null, AlternateSOCCode2=null, AlternateSOCCode3=null)',
];

describe('computing and saving insights', () => {
  test('reaches every state, takes every transition, and always ends', () => {
    expect(unreachedStates(insightsMachine, walked)).toEqual([]);
    expect(untakenTransitions(insightsMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.status === 'done')).toEqual([]);
  });

  test('retries the computation exactly once', () => {
    const tries = breaksOf(walked, {
      start: 0,
      next: (before, step) => {
        if (starts(step, 'computeInsights')) return 1;
        return starts(step, 'computeInsightsAgain') ? before + 1 : before;
      },
      holds: (before, step) => !starts(step, 'computeInsightsAgain') || before === 1,
    });
    expect(tries).toEqual([]);
  });

  test.each<Rule>([
    ['starting', 'always [areComputed]', 'saving', [], SAVES],
    ['computing', 'computeInsights done', 'saving', COMPUTES, SAVES],
    ['computing', 'computeInsights failed [isSessionOver]', 'finished', ['error = set'], []],
    ['retrying', 'computeInsightsAgain done', 'saving', COMPUTES, SAVES],
    ['retrying', 'computeInsightsAgain failed', 'finished', ['error = set'], []],
    ['saving', 'saveInsights done', 'finished', ['isSaved = true'], []],
    ['saving', 'saveInsights failed', 'finished', ['error = set'], []],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });

  test('computes and saves the given profile', () => {
    const inputs = walked.steps.flatMap(({ effects }) => effects.map(({ params }) => params));
    expect(inputs).toContainEqual(
      expect.objectContaining({
        id: 'computeInsights',
        input: { userGuid: ACCOUNT.UserGuid, candidate: RESUME },
      }),
    );
    expect(inputs).toContainEqual(
      expect.objectContaining({
        id: 'saveInsights',
        input: expect.objectContaining({
          PostalCode: '13202',
          LocationLat: 43,
          Relocation: 1,
          Remote: 'remote',
        }),
      }),
    );
  });

  test('reports its outcome', () => {
    const saved = ends.filter(({ event }) => event.type === 'xstate.done.actor.saveInsights');
    expect(saved.length).toBeGreaterThan(0);
    for (const { to } of saved)
      expect(to.output).toEqual({ result: 'saved', insights: NO_INSIGHTS, error: null });
    expect(outputAfter('computeInsights', SESSION_OVER)).toEqual({
      result: 'notComputed',
      insights: null,
      error: SESSION_OVER,
    });
    expect(outputAfter('computeInsightsAgain', SERVER_ERROR)).toEqual({
      result: 'notComputed',
      insights: null,
      error: SERVER_ERROR,
    });
    expect(outputAfter('saveInsights', NO_NETWORK)).toEqual({
      result: 'notSaved',
      insights: NO_INSIGHTS,
      error: NO_NETWORK,
    });
  });

  test('saves the insights that were computed', async () => {
    const compute = controlled<Insights, Computing>();
    const save = controlled<unknown, UserSOC>();
    const [input] = insightsPlan.inputs;
    if (input === undefined) throw new Error('The plan starts nothing.');
    const machine = insightsMachine.provide({
      actors: { computeInsights: compute.logic, saveInsights: save.logic },
    });
    const actor = createActor(machine, { input }).start();
    compute.calls[0]?.resolve({ ...NO_INSIGHTS, SOCCode: '43-3031' });
    await waitFor(actor, (place) => place.matches('saving'));
    expect(save.calls[0]?.input).toMatchObject({ UserGuid: input.userGuid, SOCCode: '43-3031' });
  });
});
