import { describe, expect, test } from 'vitest';
import { draftKeeperPlan } from '../testing/draftKeeperPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(draftKeeperPlan);

/** The rules of the chart, by hand; docs/machines/draftKeeper.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'a session begins with what the server has, and ends with nothing of it here',
    [
      [
        'signedOut',
        'session.started',
        'signedIn.loading',
        ['drafts = set', 'owner = set'],
        ['timer patience (ms=3000)', 'starts loadDrafts'],
      ],
      [
        'signedIn',
        'session.ended',
        'signedOut',
        [
          'drafts = {}',
          'isAsked = false',
          'isLoaded = false',
          'isUrgent = false',
          'others = {}',
          'owner = null',
          'refused = {}',
          'sending = null',
        ],
        [],
      ],
      [
        'signedIn.loading',
        'loadDrafts done',
        'signedIn.deciding',
        ['drafts = set or {}', 'isAsked = true', 'isLoaded = true', 'others = set or {}'],
        ['writeTab (drafts={})'],
      ],
      [
        'signedIn.loading',
        'loadDrafts failed',
        'signedIn.waiting',
        ['isAsked = true', 'isUrgent = false'],
        ['timer retryPause (ms=10000)'],
      ],
      ['signedIn.loading', 'after patience', '(stays)', ['isAsked = true'], []],
    ],
  ],
  [
    'another window’s draft is shown in place of this one’s, once the server was asked again',
    [
      [
        'signedIn.resting',
        'other.opened [isOtherThere]',
        'signedIn.loading',
        ['drafts = set', 'isAsked = false'],
        ['writeTab', 'timer patience (ms=3000)', 'starts loadDrafts'],
      ],
    ],
  ],
  [
    'what is typed is written to the tab at once, and sent after a pause',
    [
      ['signedIn', 'draft.changed [isNews]', '(stays)', ['drafts = set'], ['writeTab']],
      ['signedIn', 'draft.discarded [isNews]', '(stays)', ['drafts = set'], ['writeTab']],
      [
        'signedIn.resting',
        'draft.changed [isNews]',
        'signedIn.deciding',
        ['drafts = set'],
        ['writeTab'],
      ],
      [
        'signedIn.resting',
        'draft.discarded [isNews]',
        'signedIn.deciding',
        ['drafts = set'],
        ['writeTab'],
      ],
      [
        'signedIn.deciding',
        'always [isUrgentAndUnsent]',
        'signedIn.sending',
        ['sending = set'],
        ['starts sendDraft (kind=education or skills)'],
      ],
      [
        'signedIn.deciding',
        'always [isUnsentThere]',
        'signedIn.pausing',
        [],
        ['timer sendPause (ms=1000)'],
      ],
      ['signedIn.deciding', 'always [else]', 'signedIn.resting', ['isUrgent = false'], []],
      ['signedIn.pausing', 'sending.wanted', 'signedIn.deciding', ['isUrgent = true'], []],
      [
        'signedIn.pausing',
        'after sendPause [isUnsentThere]',
        'signedIn.sending',
        ['sending = set'],
        ['starts sendDraft (kind=education or skills)'],
      ],
      ['signedIn.pausing', 'after sendPause [else]', 'signedIn.resting', [], []],
    ],
  ],
  [
    'somebody who waits makes it hurry, unless all is sent',
    [
      ['signedIn', 'sending.wanted', '(stays)', ['isUrgent = true'], []],
      ['signedIn.resting', 'sending.wanted', '(stays)', [], []],
      ['signedIn', 'page.hidden [isLoaded]', '(stays)', [], ['sendOnLeaving (drafts=[])']],
    ],
  ],
  [
    'a draft that is refused stops only itself; a server that is away stops all',
    [
      [
        'signedIn.sending',
        'sendDraft done',
        'signedIn.deciding',
        ['drafts = set or {}', 'refused = set or {}', 'sending = null'],
        ['writeTab'],
      ],
      [
        'signedIn.sending',
        'sendDraft failed [isDraftRefused]',
        'signedIn.deciding',
        ['refused = set', 'sending = null'],
        [],
      ],
      [
        'signedIn.sending',
        'sendDraft failed [else]',
        'signedIn.waiting',
        ['isUrgent = false', 'sending = null'],
        ['timer retryPause (ms=10000)'],
      ],
    ],
  ],
  [
    'trying again loads first what was never loaded',
    [
      [
        'signedIn.waiting',
        'network.returned [isLoaded]',
        'signedIn.deciding',
        ['isUrgent = true'],
        [],
      ],
      [
        'signedIn.waiting',
        'network.returned [else]',
        'signedIn.loading',
        ['isUrgent = true'],
        ['timer patience (ms=3000)', 'starts loadDrafts'],
      ],
      [
        'signedIn.waiting',
        'sending.wanted [isLoaded]',
        'signedIn.deciding',
        ['isUrgent = true'],
        [],
      ],
      [
        'signedIn.waiting',
        'sending.wanted [else]',
        'signedIn.loading',
        ['isUrgent = true'],
        ['timer patience (ms=3000)', 'starts loadDrafts'],
      ],
      [
        'signedIn.waiting',
        'after retryPause [isLoaded]',
        'signedIn.deciding',
        ['isUrgent = true'],
        [],
      ],
      [
        'signedIn.waiting',
        'after retryPause [else]',
        'signedIn.loading',
        ['isUrgent = true'],
        ['timer patience (ms=3000)', 'starts loadDrafts'],
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
