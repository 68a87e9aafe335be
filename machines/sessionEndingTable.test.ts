import { describe, expect, test } from 'vitest';
import { sessionEndingPlan } from './testing/sessionEndingPlan.ts';
import { type Rule, ruleOf, tableOf } from './testing/table.ts';

const table = tableOf(sessionEndingPlan);

/** The rules of the chart, by hand; docs/machines/sessionEnding.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'the time that is left decides what is shown',
    [
      ['checking', 'always [isOver]', 'ended', [], ['emits time.ended (reason=expired or idle)']],
      [
        'checking',
        'always [isWarningDue]',
        'warning.early',
        [],
        ['timer untilEnd (ms=120000 or 30000 or 60000)', 'timer untilMinuteLeft (ms=0 or 60000)'],
      ],
      ['checking', 'always [else]', 'watching', [], ['timer untilWarning (ms=set)']],
      ['warning.early', 'always [isHalfMinuteLeft]', 'warning.halfMinute', [], []],
      [
        'warning.early',
        'always [isMinuteLeft]',
        'warning.minute',
        [],
        ['timer untilHalfMinuteLeft (ms=30000)'],
      ],
      [
        'warning.early',
        'after untilMinuteLeft',
        'warning.minute',
        [],
        ['timer untilHalfMinuteLeft (ms=90000)'],
      ],
      ['warning.minute', 'after untilHalfMinuteLeft', 'warning.halfMinute', [], []],
    ],
  ],
  [
    'new tokens and every timer look at the time again',
    [
      ['watching', 'tokens.changed', 'checking', ['endsAt = set'], []],
      ['watching', 'after untilWarning', 'checking', [], []],
      ['warning', 'tokens.changed', 'checking', ['endsAt = set'], []],
      ['warning', 'after untilEnd', 'checking', [], []],
    ],
  ],
  [
    'staying counts as activity; an end that cannot move is told once',
    [
      ['watching', 'activity.seen [else]', '(stays)', [], []],
      ['warning', 'stay.requested [canStay]', 'checking', ['activeAt = set'], []],
      ['warning', 'stay.requested [else]', 'checking', ['activeAt = set', 'knownEnd = set'], []],
      ['warning', 'signIn.requested', 'ended', [], ['emits time.ended (reason=expired or idle)']],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
