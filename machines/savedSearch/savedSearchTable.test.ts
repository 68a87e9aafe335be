import { describe, expect, test } from 'vitest';
import { savedSearchMachine } from './savedSearch.ts';
import { unreachedStates, untakenTransitions } from '../testing/coverage.ts';
import { explore, starts } from '../testing/explore.ts';
import { deadEnds, failuresWithoutExit } from '../testing/invariants.ts';
import { savedSearchPlan } from '../testing/savedSearchPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

/** With what the person typed, else with what the list says. */
const STARTS =
  'starts save (name=night nurse or nurse or nurse near Utica, frequency=daily or never or weekly)';

const walked = explore(savedSearchPlan);
const table = tableOf(savedSearchPlan);

test('reaches every state, takes every transition, and can always end saved or closed', () => {
  expect(unreachedStates(savedSearchMachine, walked)).toEqual([]);
  expect(untakenTransitions(savedSearchMachine, walked)).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('saved'))).toEqual([]);
  expect(deadEnds(walked, (place) => place.matches('closed') || place.matches('saved'))).toEqual(
    [],
  );
  expect(failuresWithoutExit(walked)).toEqual([]);
});

test('sends nothing without a name, and nothing while it is being sent', () => {
  const sent = walked.steps.filter((step) => starts(step, 'save'));
  expect(sent.length).toBeGreaterThan(0);
  for (const { from, event, to } of sent) {
    expect(event.type).toBe('save.requested');
    expect(from?.matches('naming') || from?.matches('failed')).toBe(true);
    expect(to.context.name.trim()).not.toBe('');
  }
});

test('has a failure exactly when it failed', () => {
  for (const { to } of walked.steps) expect(to.context.failure !== null).toBe(to.matches('failed'));
});

describe.each<[string, Rule[]]>([
  [
    'what is typed is saved once, or can be saved again',
    [
      ['closed', 'panel.requested', 'naming', [], []],
      ['naming', 'save.requested [hasName]', 'saving', [], [STARTS]],
      ['naming', 'save.requested [else]', '(stays)', ['isNameMissing = true'], []],
      [
        'saving',
        'save done',
        'saved',
        ['frequency = daily', 'name = night nurse', 'savedAs = set'],
        [],
      ],
      ['saving', 'save failed', 'failed', ['failure = set'], []],
      ['failed', 'save.requested [hasName]', 'saving', ['failure = null'], [STARTS]],
    ],
  ],
  [
    'the list counts while the panel is closed, and closing it takes back what was typed',
    [
      [
        'closed',
        'list.read [isListed]',
        'saved',
        ['frequency = never', 'name = nurse', 'savedAs = set'],
        [],
      ],
      [
        'saved',
        'list.read [else]',
        'closed',
        ['frequency = weekly', 'name = nurse near Utica', 'savedAs = null'],
        [],
      ],
      ['saved', 'panel.requested', 'naming', [], []],
      [
        'naming',
        'panel.closed [isSaved]',
        'saved',
        ['frequency = never', 'isNameMissing = false', 'name = night nurse or nurse'],
        [],
      ],
      ['naming', 'panel.closed [else]', 'closed', ['isNameMissing = false'], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
