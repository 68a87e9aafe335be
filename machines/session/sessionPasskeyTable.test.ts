import { expect, test } from 'vitest';
import { sessionTablePlan } from '../testing/sessionPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const rules: Rule[] = [
  [
    'signedOut',
    'passkey.requested',
    'askingPasskey',
    ['failure = null'],
    ['starts askingPasskey (isReopened=false)'],
  ],
  ['askingPasskey', 'signIn.cancelled', 'signedOut.ready', [], []],
  [
    'askingPasskey',
    'signIn.requested',
    'signingIn',
    [],
    ['starts signingIn (Email=rosa@example.com, Password=x)'],
  ],
  [
    'askingPasskey',
    'askingPasskey done',
    'signedIn.fresh',
    ['session = set'],
    ['storeSession', 'shareSession', 'timer untilExpiring (ms=1000 or 870000)'],
  ],
  ['askingPasskey', 'askingPasskey failed', 'signedOut.failed', ['failure = set'], []],
];

test('takes a passkey as one more way in, which the person or another way ends', () => {
  const table = tableOf(sessionTablePlan);
  for (const rule of rules) expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
});
