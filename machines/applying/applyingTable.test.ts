import { describe, expect, test } from 'vitest';
import { applyingPlan } from '../testing/applyingPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const keptAs = (isAway: boolean) =>
  `keepAway (job=night-baker, candidate=ada, isAway=${String(isAway)})`;
const table = tableOf(applyingPlan);

/** The rules of the chart, by hand; docs/machines/applying.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'nothing leaves without a yes',
    [
      ['ready', 'apply.requested [else]', 'asking', [], []],
      ['asking', 'apply.confirmed', 'sending', ['sharing = set'], ['starts apply']],
      ['asking', 'apply.cancelled', 'ready', [], []],
    ],
  ],
  [
    'on another site only the person knows, and is asked until they say',
    [
      ['opening', 'always [wasAway]', 'away', [], []],
      ['opening', 'always [else]', 'ready', [], []],
      ['ready', 'apply.requested [isElsewhere]', 'away', [], [keptAs(true)]],
      ['away', 'apply.cancelled', 'ready', [], [keptAs(false)]],
      ['away', 'apply.confirmed', 'sending', ['sharing = set'], ['starts apply']],
      ['failed.recording', 'outcome.closed [isElsewhere]', 'away', [], []],
    ],
  ],
  [
    'what is recorded is never recorded twice',
    [
      [
        'sending',
        'apply done [isMailSent]',
        'succeeded',
        [
          'appliedAt = 2026-05-01T12:00:00.000Z',
          'failure = null',
          'sent = set',
          'wroteToEmployer = true',
        ],
        [],
      ],
      [
        'sending',
        'apply done [else]',
        'failed.mailing',
        ['appliedAt = 2026-05-01T12:00:00.000Z', 'failure = set'],
        [],
      ],
      ['sending', 'apply failed', 'failed.recording', ['failure = set'], []],
      [
        'sendingAgain',
        'applyAgain done [isMailSent]',
        'succeeded',
        ['failure = null', 'sent = set', 'wroteToEmployer = true'],
        [],
      ],
      ['sendingAgain', 'applyAgain done [else]', 'failed.mailing', ['failure = set'], []],
      ['sendingAgain', 'applyAgain failed', 'failed.mailing', ['failure = set'], []],
    ],
  ],
  [
    'the outcome leads back only when nothing was recorded',
    [
      ['failed.recording', 'outcome.closed [else]', 'ready', [], []],
      ['failed.mailing', 'outcome.closed', 'applied', [], [keptAs(false)]],
      ['failed.mailing', 'retry.requested', 'sendingAgain', [], ['starts applyAgain']],
      ['succeeded', 'outcome.closed', 'applied', [], [keptAs(false)]],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
