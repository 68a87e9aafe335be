import { describe, expect, test } from 'vitest';
import { stoppingMachine } from './stopping.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { stoppingPlan } from '../testing/stoppingPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const walked = explore(stoppingPlan);
const table = tableOf(stoppingPlan);

describe('stopping', () => {
  test('reaches every state, takes every transition, and always gets there', () => {
    expect(unreachedStates(stoppingMachine, walked)).toEqual([]);
    expect(untakenTransitions(stoppingMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('stopped'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('says why it failed for as long as nothing was stopped', () => {
    const places = [...walked.places.values()];
    const telling = places.filter(({ context }) => context.failure !== null);
    expect(telling.some((place) => place.matches('failed'))).toBe(true);
    expect(telling.filter((one) => one.matches('stopped') || one.matches('shared'))).toEqual([]);
    const silent = places.filter(({ context }) => context.failure === null);
    expect(silent.filter((place) => place.matches('failed'))).toEqual([]);
  });

  test.each<Rule>([
    ['shared', 'stop.pressed', 'stopping', [], ['starts stop']],
    ['stopping', 'stop done', 'stopped', ['failure = null'], []],
    ['stopping', 'stop failed', 'failed', ['failure = set'], ['timer again (ms=10000)']],
    ['failed', 'stop.pressed', 'stopping', [], ['starts stop']],
    ['failed', 'after again', 'stopping', [], ['starts stop']],
    ['stopped', 'shared.again', 'shared', [], []],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
