import { describe, expect, test } from 'vitest';
import { resumeUploadPlan } from '../testing/resumeUploadPlan.ts';
import { type Rule, ruleOf, tableOf } from '../testing/table.ts';

const table = tableOf(resumeUploadPlan);
const NO_FAILURE = ['failure = null'];
const GOES_ON = 'emits goTo (path=/candidate/additional-questions)';
const FAILURE = ['failure = set'];
const READS = ['starts parseResume (filename=stored/1)', 'timer tick (ms=500)'];
const GEOCODES = ['starts geocodeZip (zip=13501, city=Utica, state=NY)'];
const SAVES = ['starts saveProfile'];
const NEW_REVIEW = ['draft = set', 'failure = null', 'file = null', 'filename = null'];

/** The rules of the upload that matter most; docs/machines/resumeUpload.md has the whole table. */
describe.each<[string, Rule[]]>([
  [
    'the first bytes decide about a file that the system does not call a PDF',
    [
      [
        'choosing',
        'file.chosen [needsHeaderCheck]',
        'choosing.checking',
        ['file = set', 'filename = null', 'isRestored = false', 'refusal = null'],
        ['starts readFileStart'],
      ],
      ['choosing.checking', 'readFileStart done [isPdf]', 'choosing.chosen', [], []],
      [
        'choosing.checking',
        'readFileStart done [else]',
        'choosing.refused',
        ['refusal = notPdf'],
        [],
      ],
      ['choosing.checking', 'readFileStart failed', 'choosing.chosen', [], []],
    ],
  ],
  [
    'each step leads to the next',
    [
      ['choosing.chosen', 'upload.requested', 'sending', [], ['starts storeResume']],
      ['sending', 'storeResume done', 'reading.waiting', ['filename = stored/1'], READS],
      [
        'reviewing.editing',
        'review.submitted [isReviewValid]',
        'submitting.geocoding',
        ['serverProblems = []'],
        GEOCODES,
      ],
      [
        'submitting.geocoding',
        'geocodeZip done [isPlaceKnown]',
        'submitting.savingProfile',
        ['place = set'],
        SAVES,
      ],
    ],
  ],
  [
    'each step fails into its own state',
    [
      ['sending', 'storeResume failed [else]', 'failed.sending', FAILURE, []],
      ['reading', 'parseResume failed [else]', 'failed.reading', FAILURE, []],
      ['submitting.geocoding', 'geocodeZip failed [else]', 'failed.geocoding', FAILURE, []],
      [
        'submitting.savingProfile',
        'saveProfile failed [else]',
        'failed.savingProfile',
        FAILURE,
        [],
      ],
    ],
  ],
  [
    'a retry repeats the step that failed, and no earlier one',
    [
      ['failed.sending', 'retry.requested', 'sending', NO_FAILURE, ['starts storeResume']],
      ['failed.reading', 'retry.requested', 'reading.waiting', NO_FAILURE, READS],
      ['failed.geocoding', 'retry.requested', 'submitting.geocoding', NO_FAILURE, GEOCODES],
      ['failed.savingProfile', 'retry.requested', 'submitting.savingProfile', NO_FAILURE, SAVES],
    ],
  ],
  [
    'going back returns to what can be changed',
    [
      ['sending', 'upload.cancelled', 'choosing.chosen', [], []],
      ['reading', 'upload.cancelled', 'choosing.chosen', [], []],
      ['failed.sending', 'back.requested', 'choosing.chosen', NO_FAILURE, []],
      ['failed.reading', 'back.requested', 'choosing.chosen', NO_FAILURE, []],
      ['failed.geocoding', 'back.requested', 'reviewing.editing', NO_FAILURE, []],
      ['failed.savingProfile', 'back.requested', 'reviewing.editing', NO_FAILURE, []],
      [
        'failed.sending',
        'profile.startedManually',
        'reviewing.editing',
        [...NEW_REVIEW, 'marks = set', 'source = manual'],
        [],
      ],
      [
        'failed.reading',
        'profile.startedManually',
        'reviewing.editing',
        [...NEW_REVIEW, 'marks = set', 'source = manual'],
        [],
      ],
      [
        'failed.reading',
        'file.chosen [isReadable]',
        'choosing.chosen',
        ['failure = null', 'file = set', 'filename = null'],
        [],
      ],
    ],
  ],
  [
    'a part is opened or confirmed without leaving the form, and opened when it cannot be confirmed',
    [
      ['reviewing.editing', 'part.opened', '(stays)', ['marks = set'], []],
      ['reviewing.editing', 'parts.opened', '(stays)', ['marks = set'], []],
      ['reviewing.editing', 'part.confirmed [canConfirm]', '(stays)', ['marks = set'], []],
      ['reviewing.editing', 'part.confirmed [else]', '(stays)', ['marks = set'], []],
      ['reviewing.editing', 'parts.confirmed', '(stays)', ['marks = set'], []],
    ],
  ],
  [
    'what the server refuses by field is shown in the form',
    [
      [
        'submitting.geocoding',
        'geocodeZip done [else]',
        'reviewing.editing',
        ['marks = set', 'problemsShown = true', 'serverProblems = set'],
        [],
      ],
      [
        'submitting.savingProfile',
        'saveProfile failed [hasFieldProblems]',
        'reviewing.editing',
        ['marks = set', 'problemsShown = true', 'serverProblems = set'],
        [],
      ],
      [
        'reviewing.editing',
        'review.submitted [else]',
        '(stays)',
        ['marks = set', 'problemsShown = true'],
        [],
      ],
    ],
  ],
  [
    'insights are saved, logged when they cannot be computed, and told when they cannot be saved',
    [
      [
        'submitting.savingProfile',
        'saveProfile done',
        'submitting.updatingInsights',
        ['saved = set'],
        ['keepParsedResume', 'starts insights (candidate=null, insights=null)'],
      ],
      [
        'submitting.updatingInsights',
        'insights done [areInsightsSaved]',
        'finished',
        ['insightsSaved = true'],
        [GOES_ON],
      ],
      ['submitting.updatingInsights', 'insights done [isSessionOver]', 'suspended', [], []],
      [
        'submitting.updatingInsights',
        'insights done [areInsightsMissing]',
        'finished',
        [],
        ['logFailure', GOES_ON],
      ],
      [
        'submitting.updatingInsights',
        'insights done [else]',
        'failed.savingInsights',
        ['failure = set', 'insights = set'],
        [],
      ],
      [
        'failed.savingInsights',
        'retry.requested',
        'submitting.updatingInsights',
        NO_FAILURE,
        ['starts insights (candidate=null)'],
      ],
      ['failed.savingInsights', 'insights.skipped', 'finished', NO_FAILURE, [GOES_ON]],
      [
        'failed.savingInsights',
        'back.requested',
        'reviewing.editing',
        ['failure = null', 'insights = null', 'saved = null'],
        [],
      ],
    ],
  ],
])('%s', (_rule, rules) => {
  test.each(rules)('%s on %s leads to %s', (...rule) => {
    expect(ruleOf(table, rule[0], rule[1])).toEqual(rule);
  });
});
