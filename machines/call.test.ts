import { describe, expect, test } from 'vitest';
import { callMachine } from './call.ts';
import { unreachedStates, untakenTransitions } from './testing/coverage.ts';
import { callPlan } from './testing/callPlan.ts';
import { explore } from './testing/explore.ts';
import { deadEnds, failuresWithoutExit } from './testing/invariants.ts';
import { type Rule, ruleOf, tableOf } from './testing/table.ts';

const walked = explore(callPlan);
const table = tableOf(callPlan);

describe('a call', () => {
  test('reaches every state, takes every transition, and can always be done', () => {
    expect(unreachedStates(callMachine, walked)).toEqual([]);
    expect(untakenTransitions(callMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('done'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('has a failure to show when it failed, and at no other time', () => {
    for (const place of walked.places.values())
      expect(place.context.failure !== null).toBe(place.matches('failed'));
  });

  test.each<Rule>([
    ['opening', 'always [isBegun]', 'calling', [], ['starts makeCall']],
    ['opening', 'always [else]', 'idle', [], []],
    ['idle', 'call.requested', 'calling', [], ['starts makeCall']],
    ['calling', 'makeCall done', 'done', [], []],
    ['calling', 'makeCall failed', 'failed', ['failure = set'], []],
    ['failed', 'call.requested', 'calling', ['failure = null'], ['starts makeCall']],
    ['failed', 'call.forgotten', 'idle', ['failure = null'], []],
    ['done', 'call.forgotten', 'idle', [], []],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
