import { describe, expect, test } from 'vitest';
import { conflictPlan } from '../testing/conflictPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(conflictPlan);

/** The rules of the chart, by hand; docs/machines/conflict.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'only what says something else is asked about',
    [
      ['opening', 'always [isGone]', 'choosing', [], []],
      ['opening', 'always [else]', 'loading', [], ['starts loadTheirs']],
      ['loading', 'loadTheirs done', 'comparing', ['theirs = set'], []],
      ['loading', 'loadTheirs failed', 'failed', ['failure = set'], []],
      ['comparing', 'always [isGoneToDelete]', 'decided', ['decision = set'], []],
      ['comparing', 'always [isSaved]', 'decided', ['decision = set'], []],
      ['comparing', 'always [isOnlyNewer]', 'decided', ['decision = set'], []],
      ['comparing', 'always [else]', 'choosing', [], []],
    ],
  ],
  [
    'each answer is a decision, and leaving is none',
    [
      ['choosing', 'mine.kept', 'decided', ['decision = set'], []],
      ['choosing', 'theirs.taken', 'decided', ['decision = set'], []],
      ['choosing', 'conflict.dismissed', 'decided', [], []],
      ['failed', 'retry.requested', 'loading', ['failure = null'], ['starts loadTheirs']],
      ['failed', 'failure.dismissed', 'decided', [], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
