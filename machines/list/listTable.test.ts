import { describe, expect, test } from 'vitest';
import { listPlan } from '../testing/listPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(listPlan);

/** The rules of the chart, by hand; docs/machines/list.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'another entry opens at once, unless something is typed',
    [
      ['resting', 'entry.opened [isFormTyped]', 'confirmingSwitch', ['next = set'], []],
      ['resting', 'entry.opened [isFormOpen]', '(stays)', [], ['tells record.opened']],
      ['confirmingSwitch', 'switch.confirmed', 'resting', ['next = null'], ['tells record.opened']],
      ['confirmingSwitch', 'switch.cancelled', 'resting', ['next = null'], []],
    ],
  ],
  [
    'nothing is deleted without a yes',
    [
      ['resting', 'delete.requested [isFormOpen]', 'confirmingDelete', ['chosen = set'], []],
      [
        'confirmingDelete',
        'delete.confirmed',
        'deleting',
        ['sent = set'],
        ['tells hold.requested', 'starts remove'],
      ],
      ['confirmingDelete', 'delete.cancelled', 'resting', ['chosen = null'], []],
    ],
  ],
  [
    'the form is told what became of its record',
    [
      ['deleting', 'remove done', 'succeeded', [], ['tells record.removed']],
      [
        'deleting',
        'remove failed [isStale]',
        'conflicted',
        ['failure = set'],
        ['starts conflict (mine=null, isGone=false)'],
      ],
      ['deleting', 'remove failed [else]', 'failed', ['failure = set'], []],
      [
        'conflicted',
        'conflict done [isToGo]',
        'deleting',
        ['chosen = set', 'failure = null'],
        ['starts remove'],
      ],
      [
        'conflicted',
        'conflict done [else]',
        'resting',
        ['chosen = null', 'failure = null'],
        ['tells hold.ended'],
      ],
      ['conflicted', 'conflict failed', 'failed', ['failure = set'], []],
    ],
  ],
  [
    'a failure is tried again or given up',
    [
      ['failed', 'retry.requested', 'deleting', ['failure = null'], ['starts remove']],
      [
        'failed',
        'failure.dismissed',
        'resting',
        ['chosen = null', 'failure = null'],
        ['tells hold.ended'],
      ],
      ['succeeded', 'outcome.seen', 'resting', ['chosen = null'], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
