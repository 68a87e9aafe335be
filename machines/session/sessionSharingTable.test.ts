import { describe, expect, test } from 'vitest';
import { sessionTablePlan } from '../testing/sessionPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(sessionTablePlan);
/** Which sign-in ended is said by the walk's fixtures, and not by the rule. */
const shortly = (rule: Rule) =>
  rule.map((part) =>
    Array.isArray(part) ? part.map((text) => text.replace(/family=[^,]+, /, '')) : part,
  );
/** What is left of a session that ends in all tabs. */
const left = (reason: string) => [
  'ended = set',
  'failure = null',
  'isSignOutHeld = false',
  `reason = ${reason}`,
  'reloadWanted = false',
  'session = null',
];
/** What is done when another tab has told the end, and ends it on the server. */
const followed = [
  'shareEnd (reason=idle or signedOut)',
  'clearSession (ended=null, reason=elsewhere or idle)',
  'emits goTo (path=/login)',
];

/** What the tabs of a browser tell each other, by hand; docs/machines/session.md has the whole. */
describe.each<[string, Rule[]]>([
  [
    'a tab without a session takes that of another tab, at once or late, but none that has ended',
    [
      ['joining', 'always [isAlone]', 'signedOut.ready', [], []],
      ['joining', 'session.shared [isNext]', 'opening', ['session = set'], ['storeSession']],
      ['joining', 'after untilAlone', 'signedOut.ready', [], []],
      [
        'signedOut',
        'session.shared [isNext]',
        'opening',
        ['failure = null', 'session = set'],
        ['storeSession'],
      ],
      [
        '(any)',
        'session.ended [isNews]',
        '(stays)',
        ['ended = set'],
        ['shareEnd (reason=idle or signedOut)'],
      ],
    ],
  ],
  [
    'the later session holds for every tab, and somebody else never goes on with it',
    [
      [
        'restoring',
        'session.shared [isReplaced]',
        'signedOut.ready',
        ['ended = set', 'reason = elsewhere', 'session = null'],
        ['shareEnd (reason=elsewhere)', 'clearSession (reason=elsewhere)'],
      ],
      ['restoring', 'session.shared [isLater]', 'opening', ['session = set'], ['storeSession']],
      [
        'unreachable',
        'session.shared [isLater]',
        'opening',
        ['failure = null', 'session = set'],
        ['storeSession'],
      ],
      [
        'signedIn',
        'session.shared [isReplaced]',
        'signedOut.ready',
        left('elsewhere'),
        [
          'shareEnd (reason=elsewhere)',
          'clearSession (reason=elsewhere)',
          'emits goTo (path=/login)',
        ],
      ],
      [
        'signedIn',
        'session.shared [isLater]',
        'signedIn.fresh',
        ['failure = null', 'session = set'],
        ['storeSession', 'timer untilExpiring (ms=1000 or 870000)'],
      ],
      ['signedIn', 'session.shared [isOver]', '(stays)', [], ['shareEnd (reason=elsewhere)']],
      ['signedIn', 'session.shared [isEarlier]', '(stays)', [], ['shareSession']],
      ['signedIn', 'session.shared [else]', '(stays)', ['session = set'], ['storeSession']],
      ['signedIn', 'session.asked', '(stays)', [], ['shareSession']],
      [
        'signedIn.renewing',
        'session.shared [isAwaitedReload]',
        'signedIn.fresh',
        ['failure = null', 'reloadWanted = false', 'session = set'],
        ['storeSession', 'emits reload', 'timer untilExpiring (ms=1000 or 870000)'],
      ],
      ['signedIn.leaving', 'session.asked', '(stays)', [], []],
      [
        'signedIn.leaving',
        'session.shared [isLater]',
        '(stays)',
        ['failure = null', 'session = set'],
        ['storeSession'],
      ],
    ],
  ],
  [
    'a session that ends in another tab ends here, and keeps the way back unless it was left there',
    [
      [
        'signedIn',
        'session.ended [isOurs]',
        'signedOut.ready',
        left('elsewhere or idle'),
        followed,
      ],
      [
        'restoring',
        'session.ended [isOurs]',
        'signedOut.ready',
        ['ended = set', 'reason = elsewhere or idle', 'session = null'],
        followed.slice(0, 2),
      ],
      [
        'unreachable',
        'session.ended [isOurs]',
        'signedOut.ready',
        ['ended = set', 'failure = null', 'reason = elsewhere or idle', 'session = null'],
        followed.slice(0, 2),
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(shortly(ruleOf(table, rule[0], rule[1]))).toEqual(rule);
  });
});
