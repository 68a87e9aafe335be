import { describe, expect, test } from 'vitest';
import { insightsRefreshPlan } from '../testing/insightsRefreshPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(insightsRefreshPlan);

/** The rules of the chart, by hand; docs/machines/insightsRefresh.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'a change while it works is worked on afterwards, with the newest profile',
    [
      ['(any)', 'profile.changed', '(stays)', ['isOutdated = true'], []],
      [
        'idle',
        'always [isOutdated]',
        'loading',
        ['isOutdated = false', 'source = null'],
        ['starts loadSource (userGuid=ada)'],
      ],
      [
        'loading',
        'loadSource done',
        'updating',
        ['source = set'],
        ['starts insights (userGuid=ada, insights=null)'],
      ],
      ['loading', 'loadSource failed', 'idle', [], ['logFailure']],
      ['updating', 'insights done [areInsightsSaved]', 'idle', [], []],
      ['updating', 'insights done [else]', 'idle', [], ['logFailure']],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
