import { describe, expect, test } from 'vitest';
import { sessionEndingPlan } from '../testing/sessionEndingPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(sessionEndingPlan);

/** The rules of the chart, by hand; docs/machines/sessionEnding.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'the time that is left decides what is shown',
    [
      ['checking', 'always [isNothingDue]', 'watching', [], ['timer untilWarning (ms=set)']],
      ['checking', 'always [isAskingVain]', 'deciding', [], []],
      [
        'checking',
        'always [else]',
        'asking',
        [],
        ['emits siblings.asked', 'timer untilAlone (ms=200)'],
      ],
      ['deciding', 'always [isOver]', 'ended', [], ['emits time.ended (reason=expired or idle)']],
      [
        'deciding',
        'always [else]',
        'warning.early',
        [],
        ['timer untilEnd (ms=120000 or 30000 or 60000)', 'timer untilMinuteLeft (ms=0 or 60000)'],
      ],
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
      [
        'warning',
        'tokens.changed [isStillDue]',
        'warning.early',
        ['endsAt = set'],
        ['timer untilEnd (ms=120000 or 30000 or 60000)', 'timer untilMinuteLeft (ms=0 or 60000)'],
      ],
      ['warning', 'tokens.changed [else]', 'checking', ['endsAt = set'], []],
      ['warning', 'after untilEnd [else]', 'checking', [], []],
      ['asking', 'tokens.changed', 'checking', ['endsAt = set'], []],
      ['asking', 'after untilAlone', 'deciding', [], []],
    ],
  ],
  [
    'staying counts as activity; an end that cannot move is told once',
    [
      ['watching', 'activity.seen [else]', '(stays)', [], ['emits activity.told (knownEnd=null)']],
      [
        'warning',
        'stay.requested [canStay]',
        'checking',
        ['activeAt = set'],
        ['emits activity.told (knownEnd=null)'],
      ],
      [
        'warning',
        'stay.requested [else]',
        'checking',
        ['activeAt = set', 'knownEnd = set'],
        ['emits activity.told'],
      ],
      ['warning', 'signIn.requested', 'ended', [], ['emits time.ended (reason=expired or idle)']],
    ],
  ],
  [
    'another tab that is used puts off what is due here, and hears when this one was used',
    [
      ['watching', 'activity.asked', '(stays)', [], ['emits activity.told (knownEnd=null)']],
      ['warning', 'activity.asked', '(stays)', [], ['emits activity.told (knownEnd=null)']],
      ['asking', 'activity.asked', '(stays)', [], ['emits activity.told (knownEnd=null)']],
      [
        'asking',
        'activity.shared [isPutOff]',
        'checking',
        ['activeAt = set', 'knownEnd = set'],
        [],
      ],
      ['asking', 'activity.shared [else]', '(stays)', ['activeAt = set'], []],
      ['watching', 'activity.shared', '(stays)', ['knownEnd = set'], []],
      [
        'warning',
        'activity.shared [isPutOff]',
        'checking',
        ['activeAt = set', 'knownEnd = set'],
        [],
      ],
      ['warning', 'activity.shared [else]', '(stays)', ['activeAt = set', 'knownEnd = set'], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
