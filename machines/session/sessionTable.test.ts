import { describe, expect, test } from 'vitest';
import { sessionTablePlan } from '../testing/sessionPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(sessionTablePlan);
/** Which sign-in ended is said by the walk's fixtures, and not by the rule. */
const shortly = (rule: Rule) =>
  rule.map((part) =>
    Array.isArray(part) ? part.map((text) => text.replace(/family=[^,]+, /, '')) : part,
  );
/** What is left of a session, and what is done, when it ends for a reason. */
const left = (reason: string) => [
  'ended = set',
  'failure = null',
  'isSignOutHeld = false',
  `reason = ${reason}`,
  'reloadWanted = false',
  'session = null',
];
const out = (reason: string) => [
  `shareEnd (reason=${reason})`,
  `clearSession (reason=${reason})`,
  'emits goTo (path=/login)',
];
/** Where only this tab's tokens are known to have run out. */
const outStale = [
  'clearSession (ended=null, reason=expired)',
  'askSiblings',
  'emits goTo (path=/login)',
];
/** The rules of the chart, by hand; docs/machines/session.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'what the tab stored decides how it begins',
    [
      [
        'starting',
        'always [isNothingStored]',
        'joining',
        [],
        ['askSiblings', 'timer untilAlone (ms=200)'],
      ],
      [
        'starting',
        'always [isEverythingExpired]',
        'joining',
        ['ended = set', 'reason = expired', 'session = null'],
        ['clearSession (ended=null, reason=expired)', 'askSiblings', 'timer untilAlone (ms=200)'],
      ],
      ['starting', 'always [else]', 'opening', [], ['askSiblings']],
      [
        'opening',
        'always [isAccessFresh]',
        'signedIn.fresh',
        [],
        ['timer untilExpiring (ms=870000)'],
      ],
      [
        'opening',
        'always [isEverythingExpired]',
        'signedOut.ready',
        ['ended = set', 'reason = expired', 'session = null'],
        ['clearSession (ended=null, reason=expired)'],
      ],
      ['opening', 'always [else]', 'restoring', [], ['starts restoring']],
    ],
  ],
  [
    'a session is renewed before anything is shown, and a lost network signs nobody out',
    [
      [
        'restoring',
        'restoring done',
        'signedIn.fresh',
        ['session = set'],
        ['storeSession', 'shareSession', 'timer untilExpiring (ms=870000)'],
      ],
      [
        'restoring',
        'restoring failed [isRefused]',
        'signedOut.ready',
        ['ended = set', 'reason = expired', 'session = null'],
        ['shareEnd (reason=expired)', 'clearSession (reason=expired)'],
      ],
      ['restoring', 'restoring failed [else]', 'unreachable', ['failure = set'], []],
      ['unreachable', 'restore.retried', 'restoring', ['failure = null'], ['starts restoring']],
      [
        'unreachable',
        'signOut.requested',
        'signedOut.ready',
        ['ended = set', 'failure = null', 'reason = signedOut', 'session = null'],
        out('signedOut'),
      ],
    ],
  ],
  [
    'signing in fails into its own state, and can be called back',
    [
      ['signingIn', 'signIn.cancelled', 'signedOut.ready', [], []],
      [
        'signingIn',
        'signingIn done',
        'signedIn.fresh',
        ['session = set'],
        ['storeSession', 'shareSession', 'timer untilExpiring (ms=1000 or 870000)'],
      ],
      ['signingIn', 'signingIn failed', 'signedOut.failed', ['failure = set'], []],
      ['signedOut.failed', 'failure.dismissed', 'signedOut.ready', ['failure = null'], []],
      [
        'signedOut',
        'signIn.requested',
        'signingIn',
        ['failure = null'],
        ['starts signingIn (Email=rosa@example.com, Password=x)'],
      ],
      [
        'signedOut',
        'session.received',
        'signedIn.fresh',
        ['failure = null', 'session = set'],
        ['storeSession', 'shareSession', 'timer untilExpiring (ms=870000)'],
      ],
    ],
  ],
  [
    'a guard that fails keeps the reason of a session that ran out',
    [
      [
        'signedOut',
        'guard.failed [isReasonTold]',
        'signedOut.ready',
        ['failure = null'],
        ['emits goTo (path=/login)'],
      ],
      [
        'signedOut',
        'guard.failed [else]',
        'signedOut.ready',
        ['failure = null', 'reason = guarded'],
        [
          'shareEnd (reason=guarded)',
          'clearSession (ended=null, reason=guarded)',
          'emits goTo (path=/login)',
        ],
      ],
    ],
  ],
  [
    'a second sign-in changes nothing while somebody is signed in',
    [
      ['signedIn', 'signIn.requested', '(stays)', ['failure = set'], []],
      ['signedIn', 'passkey.requested', '(stays)', ['failure = set'], []],
      ['signedIn', 'session.received', '(stays)', ['failure = set'], []],
      ['signedIn', 'failure.dismissed', '(stays)', ['failure = null'], []],
      [
        'signedIn',
        'details.changed',
        '(stays)',
        ['session = set'],
        ['storeSession', 'shareSession'],
      ],
    ],
  ],
  [
    'every way out clears the session, says why, and leads to the sign-in',
    [
      ['signedIn', 'time.ended [isIdle]', 'signedOut.ready', left('idle'), out('idle')],
      [
        'signedIn',
        'time.ended [isEverythingExpired]',
        'signedOut.ready',
        left('expired'),
        outStale,
      ],
      ['signedIn', 'time.ended [else]', 'signedOut.ready', left('expired'), out('expired')],
      ['signedIn', 'guard.failed', 'signedOut.ready', left('guarded'), out('guarded')],
      ['signedIn', 'call.unauthorized', 'signedOut.ready', left('refused'), out('refused')],
      [
        'signedIn.renewing',
        'renewing failed [isReloadWanted]',
        'signedOut.ready',
        left('refused'),
        out('refused'),
      ],
      [
        'signedIn.renewing',
        'renewing failed [isRefused]',
        'signedOut.ready',
        [
          'ended = set',
          'failure = null',
          'isSignOutHeld = false',
          'reason = expired',
          'session = null',
        ],
        out('expired'),
      ],
      ['signedIn.fresh', 'access.wanted [else]', 'signedOut.ready', left('expired'), outStale],
      ['signedIn.expiring', 'access.wanted [else]', 'signedOut.ready', left('expired'), outStale],
      [
        'signedIn.expiring',
        'after untilNextTry [else]',
        'signedOut.ready',
        left('expired'),
        outStale,
      ],
    ],
  ],
  [
    'signing out sends drafts first, and unsent ones hold it',
    [
      [
        'signedIn',
        'signOut.requested',
        'signedIn.leaving',
        ['isSignOutHeld = false'],
        ['starts sendDrafts'],
      ],
      [
        'signedIn',
        'signOut.confirmed [isSignOutHeld]',
        'signedOut.ready',
        left('signedOut'),
        out('signedOut'),
      ],
      ['signedIn', 'signOut.withdrawn', '(stays)', ['isSignOutHeld = false'], []],
      ['signedIn.leaving', 'signOut.requested', '(stays)', [], []],
      [
        'signedIn.leaving',
        'sendDrafts done [isEverythingSent]',
        'signedOut.ready',
        [
          'ended = set',
          'failure = null',
          'reason = signedOut',
          'reloadWanted = false',
          'session = null',
        ],
        out('signedOut'),
      ],
      [
        'signedIn.leaving',
        'sendDrafts done [else]',
        'signedIn.fresh',
        ['isSignOutHeld = true'],
        ['timer untilExpiring (ms=1000 or 870000)'],
      ],
      [
        'signedIn.leaving',
        'sendDrafts failed',
        'signedIn.fresh',
        ['isSignOutHeld = true'],
        ['timer untilExpiring (ms=1000 or 870000)'],
      ],
    ],
  ],
  [
    'one renewal serves all who ask, and is tried again when nobody answers',
    [
      ['signedIn.fresh', 'access.wanted [isAccessFresh]', '(stays)', [], []],
      ['signedIn.fresh', 'access.wanted [canRenew]', 'signedIn.renewing', [], ['starts renewing']],
      [
        'signedIn.fresh',
        'after untilExpiring [canRenew]',
        'signedIn.renewing',
        [],
        ['starts renewing'],
      ],
      [
        'signedIn.fresh',
        'after untilExpiring [else]',
        'signedIn.expiring',
        [],
        ['timer untilNextTry (ms=0 or 900000)'],
      ],
      [
        'signedIn.renewing',
        'renewing done [else]',
        'signedIn.fresh',
        ['failure = null', 'session = set'],
        ['storeSession', 'shareSession', 'timer untilExpiring (ms=1000 or 870000)'],
      ],
      [
        'signedIn.renewing',
        'renewing failed [else]',
        'signedIn.expiring',
        [],
        ['timer untilNextTry (ms=10000)'],
      ],
      [
        'signedIn.expiring',
        'access.wanted [canRenew]',
        'signedIn.renewing',
        [],
        ['starts renewing'],
      ],
      ['signedIn.expiring', 'access.wanted [isAccessFresh]', '(stays)', [], []],
      [
        'signedIn.expiring',
        'after untilNextTry [canRenew]',
        'signedIn.renewing',
        [],
        ['starts renewing'],
      ],
    ],
  ],
  [
    'a 403 renews and reloads once',
    [
      ['signedIn.fresh', 'call.forbidden [wasJustReloaded]', '(stays)', [], []],
      [
        'signedIn.fresh',
        'call.forbidden [else]',
        'signedIn.renewing',
        ['reloadWanted = true'],
        ['starts renewing'],
      ],
      ['signedIn.renewing', 'call.forbidden [wasJustReloaded]', '(stays)', [], []],
      ['signedIn.renewing', 'call.forbidden [else]', '(stays)', ['reloadWanted = true'], []],
      ['signedIn.expiring', 'call.forbidden [wasJustReloaded]', '(stays)', [], []],
      [
        'signedIn.expiring',
        'call.forbidden [else]',
        'signedIn.renewing',
        ['reloadWanted = true'],
        ['starts renewing'],
      ],
      [
        'signedIn.renewing',
        'renewing done [isReloadWanted]',
        'signedIn.fresh',
        ['failure = null', 'reloadWanted = false', 'session = set'],
        ['storeSession', 'shareSession', 'emits reload', 'timer untilExpiring (ms=1000 or 870000)'],
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(shortly(ruleOf(table, rule[0], rule[1]))).toEqual(rule);
  });
});
