import { describe, expect, test } from 'vitest';
import { panelMachine } from './panel.ts';
import { unreachedStates, untakenTransitions } from './testing/coverage.ts';
import { explore } from './testing/explore.ts';
import { deadEnds, failuresWithoutExit } from './testing/invariants.ts';
import { panelPlan } from './testing/panelPlan.ts';
import { type Rule, ruleOf, tableOf } from './testing/table.ts';

const walked = explore(panelPlan);
const table = tableOf(panelPlan);

describe('a panel', () => {
  test('reaches every state, takes every transition, and can always be opened', () => {
    expect(unreachedStates(panelMachine, walked)).toEqual([]);
    expect(untakenTransitions(panelMachine, walked)).toEqual([]);
    expect(deadEnds(walked, (place) => place.matches('open'))).toEqual([]);
    expect(failuresWithoutExit(walked)).toEqual([]);
  });

  test('is busy only while it loads', () => {
    const busy = [...walked.places.values()].filter((place) => place.hasTag('busy'));
    expect(busy.map(({ value }) => value)).toEqual(['loading']);
  });

  test.each<Rule>([
    ['closed', 'panel.requested', 'loading', [], ['starts loadPanel']],
    ['loading', 'loadPanel done', 'open', [], []],
    ['loading', 'loadPanel failed', 'failed', [], []],
    ['failed', 'panel.requested', 'loading', [], ['starts loadPanel']],
    ['open', 'panel.closed', 'closed', [], []],
  ])('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
