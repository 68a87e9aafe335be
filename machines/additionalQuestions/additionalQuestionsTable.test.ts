import { describe, expect, test } from 'vitest';
import { additionalQuestionsPlan } from '../testing/additionalQuestionsPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(additionalQuestionsPlan);

/** The rules of the chart, by hand; docs/machines/additionalQuestions.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'questions need the resume that was read',
    [
      [
        'loading',
        'loadParsedResume done [isResumeThere]',
        'placing',
        ['index = 6', 'resume = set'],
        [],
      ],
      [
        'loading',
        'loadParsedResume done [else]',
        'redirecting',
        [],
        ['emits goTo (path=/candidate/parse-resume, reason=noParsedResume)'],
      ],
      ['loading', 'loadParsedResume failed [isSessionOver]', 'suspended', [], []],
      ['loading', 'loadParsedResume failed [else]', 'failed.loading', ['failure = set'], []],
      ['placing', 'always [isOnPreferences]', 'preferences', [], []],
      ['placing', 'always [else]', 'asking', [], []],
    ],
  ],
  [
    'preferences come first, answered or skipped',
    [
      ['preferences', 'preferences.changed', '(stays)', ['preferences = set'], []],
      [
        'preferences',
        'preferences.saved',
        'storingPreferences',
        ['index = 0', 'isRestored = false', 'preferencesAnswered = true'],
        ['timer storingPatience (ms=3000)', 'starts storePreferences'],
      ],
      ['storingPreferences', 'storePreferences done', 'asking', [], []],
      ['storingPreferences', 'storePreferences failed [isSessionOver]', 'suspended', [], []],
      ['storingPreferences', 'storePreferences failed [else]', 'asking', [], ['logUnstored']],
      ['storingPreferences', 'after storingPatience', 'asking', [], []],
      [
        'preferences',
        'preferences.skipped',
        'asking',
        ['index = 0', 'isRestored = false', 'preferencesAnswered = false'],
        [],
      ],
      [
        'preferences',
        'draft.discarded [isRestored]',
        'preferences',
        ['isRestored = false', 'preferences = set'],
        [],
      ],
    ],
  ],
  [
    'each question leads to the next, and the last one saves',
    [
      ['asking', 'answer.changed [isAnswerOfCurrent]', '(stays)', ['answers = set'], []],
      ['asking', 'question.saved [isOfAnotherQuestion]', '(stays)', [], []],
      ['asking', 'question.skipped [isOfAnotherQuestion]', '(stays)', [], []],
      [
        'asking',
        'question.saved [isLastQuestion]',
        'saving.updatingUser',
        ['isRestored = false'],
        ['starts updateUser'],
      ],
      ['asking', 'question.saved [else]', '(stays)', ['index = set'], []],
      [
        'asking',
        'question.skipped [isLastQuestion]',
        'saving.updatingUser',
        ['isRestored = false', 'skipped = set'],
        ['starts updateUser'],
      ],
      ['asking', 'question.skipped [else]', '(stays)', ['index = set', 'skipped = set'], []],
      ['asking', 'back.requested [isFirstQuestion]', 'preferences', ['index = null'], []],
      ['asking', 'back.requested [else]', '(stays)', ['index = set', 'isRestored = false'], []],
      [
        'asking',
        'draft.discarded [isRestored]',
        'preferences',
        [
          'answers = {}',
          'index = null',
          'isRestored = false',
          'preferences = set',
          'preferencesAnswered = null',
        ],
        [],
      ],
    ],
  ],
  [
    'each step of saving fails into its own state, and a session that is over into none',
    [
      [
        'saving.updatingUser',
        'updateUser done',
        'saving.updatingInsights',
        ['saved = true'],
        ['starts insights (candidate=null, insights=null)'],
      ],
      ['saving.updatingUser', 'updateUser failed [isSessionOver]', 'suspended', [], []],
      [
        'saving.updatingUser',
        'updateUser failed [else]',
        'failed.updatingUser',
        ['failure = set'],
        [],
      ],
      [
        'saving.updatingInsights',
        'insights done [areInsightsSaved]',
        'finished',
        ['insightsSaved = true'],
        ['emits goTo (path=/candidate/accommodation?from=upload)'],
      ],
      ['saving.updatingInsights', 'insights done [isSessionOver]', 'suspended', [], []],
      [
        'saving.updatingInsights',
        'insights done [areInsightsMissing]',
        'finished',
        [],
        ['logFailure', 'emits goTo (path=/candidate/accommodation?from=upload)'],
      ],
      [
        'saving.updatingInsights',
        'insights done [else]',
        'failed.savingInsights',
        ['failure = set', 'insights = set'],
        [],
      ],
    ],
  ],
  [
    'a retry repeats the step that failed, and no earlier one',
    [
      [
        'failed.loading',
        'retry.requested',
        'loading',
        ['failure = null'],
        ['starts loadParsedResume'],
      ],
      [
        'failed.updatingUser',
        'retry.requested',
        'saving.updatingUser',
        ['failure = null'],
        ['starts updateUser'],
      ],
      [
        'failed.savingInsights',
        'retry.requested',
        'saving.updatingInsights',
        ['failure = null'],
        ['starts insights (candidate=null)'],
      ],
    ],
  ],
  [
    'going back returns to the last question',
    [
      ['failed.updatingUser', 'back.requested', 'asking', ['failure = null'], []],
      [
        'failed.savingInsights',
        'back.requested',
        'asking',
        ['failure = null', 'insights = null', 'saved = false'],
        [],
      ],
      [
        'failed.savingInsights',
        'insights.skipped',
        'finished',
        ['failure = null'],
        ['emits goTo (path=/candidate/accommodation?from=upload)'],
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
