import { describe, expect, test } from 'vitest';
import { formPlan } from '../testing/formPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(formPlan);

/** The rules of the chart, by hand; docs/machines/form.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'it opens ready to edit, or where it failed',
    [
      ['opening', 'always [hasFailed]', 'failed', ['asSaved = set'], []],
      ['opening', 'always [else]', 'editing', ['asSaved = set', 'isAsked = set'], []],
    ],
  ],
  [
    'what is typed takes back what the server said of it',
    [
      [
        '(any)',
        'field.changed',
        '(stays)',
        ['cancelled = null', 'serverProblems = []', 'values = set'],
        [],
      ],
      [
        'editing',
        'record.opened',
        '(stays)',
        [
          'attempt = 0',
          'base = set',
          'cancelled = null',
          'lost = []',
          'serverProblems = []',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      [
        'editing',
        'edit.cancelled',
        '(stays)',
        [
          'attempt = 0',
          'base = set',
          'cancelled = null or set',
          'serverProblems = []',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      [
        'editing',
        'cancel.undone [isCancelled]',
        '(stays)',
        ['base = set', 'cancelled = null', 'values = set'],
        [],
      ],
      [
        'editing',
        'draft.discarded',
        '(stays)',
        ['attempt = 0', 'base = set', 'serverProblems = []', 'tried = []', 'values = set'],
        [],
      ],
    ],
  ],
  [
    'only a complete form is sent',
    [
      [
        'editing',
        'submit.requested',
        'checking',
        ['attempt = set', 'cancelled = null', 'serverProblems = []', 'tried = set'],
        [],
      ],
      ['checking', 'always [isComplete]', 'saving', ['sent = set'], ['starts save']],
      ['checking', 'always [else]', 'refused', [], []],
      [
        'refused',
        'submit.requested',
        'checking',
        ['attempt = set', 'failure = null', 'serverProblems = []'],
        [],
      ],
      [
        'refused',
        'draft.discarded',
        'editing',
        [
          'attempt = 0',
          'base = set',
          'failure = null',
          'serverProblems = []',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      ['refused', 'refusal.seen', 'editing', ['failure = null'], []],
    ],
  ],
  [
    'what the server answers decides the next step',
    [
      [
        'saving',
        'save done',
        'succeeded',
        [
          'attempt = 0',
          'base = set',
          'outcome = added or updated',
          'start = set',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      [
        'saving',
        'save failed [isConflict]',
        'conflicted',
        ['failure = set'],
        ['starts conflict (lost=[], isGone=false or true)'],
      ],
      [
        'saving',
        'save failed [hasFieldProblems]',
        'refused',
        ['attempt = set', 'failure = set', 'serverProblems = set'],
        [],
      ],
      ['saving', 'save failed [else]', 'failed', ['failure = set', 'lost = set'], []],
      [
        'conflicted',
        'conflict done [isSaved]',
        'succeeded',
        [
          'attempt = 0',
          'base = set',
          'failure = null',
          'outcome = added or updated',
          'start = set',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      [
        'conflicted',
        'conflict done [isNewer]',
        'saving',
        ['base = set', 'failure = null', 'sent = set', 'start = set', 'values = set'],
        ['starts save'],
      ],
      [
        'conflicted',
        'conflict done [isMine]',
        'checking',
        [
          'attempt = set',
          'base = set',
          'failure = null',
          'sent = set',
          'start = set',
          'values = set',
        ],
        [],
      ],
      [
        'conflicted',
        'conflict done [isRestLeft]',
        'checking',
        ['attempt = 1', 'base = set', 'failure = null', 'start = set'],
        [],
      ],
      [
        'conflicted',
        'conflict done [else]',
        'editing',
        [
          'attempt = 0',
          'base = set',
          'failure = null',
          'sent = set',
          'start = set',
          'tried = []',
          'values = set',
        ],
        [],
      ],
      ['conflicted', 'conflict failed', 'failed', ['failure = set'], []],
    ],
  ],
  [
    'a record that is being deleted is held',
    [
      ['editing', 'hold.requested', 'held', ['cancelled = null', 'sent = set'], []],
      ['held', 'hold.ended', 'editing', [], []],
      [
        'held',
        'record.removed',
        'editing',
        ['attempt = 0', 'base = set', 'serverProblems = []', 'tried = []', 'values = set'],
        [],
      ],
    ],
  ],
  [
    'a failure is tried again, and an outcome is seen once',
    [
      ['failed', 'submit.requested', 'checking', ['attempt = set', 'failure = null'], []],
      [
        'failed',
        'draft.discarded',
        'editing',
        ['attempt = 0', 'base = set', 'failure = null', 'tried = []', 'values = set'],
        [],
      ],
      ['failed', 'retry.requested', 'checking', ['failure = null'], []],
      ['failed', 'failure.dismissed', 'editing', ['failure = null'], []],
      [
        'succeeded',
        'submit.requested',
        'checking',
        ['attempt = 1', 'outcome = null', 'tried = set'],
        [],
      ],
      [
        'succeeded',
        'draft.discarded',
        'editing',
        ['base = set', 'outcome = null', 'values = set'],
        [],
      ],
      ['succeeded', 'outcome.seen', 'editing', ['outcome = null'], []],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
