import type { SnapshotFrom } from 'xstate';
import { answersUpdate, preferencesUpdate } from '#domain/questions.ts';
import type { QuestionKey, UserUpdate } from '#domain/questions.ts';
import { EMPTY_RESUME, hasWorkHistory } from '#domain/resume.ts';
import {
  additionalQuestionsSetup,
  failAs,
  logUnstored,
  questionsOf,
  suspend,
} from './additionalQuestionsSetup.ts';
import type { AdditionalQuestionsContext } from './additionalQuestionsTypes.ts';
import { isBegun, NOTHING_ANSWERED } from '../drafts.ts';
import { errorOf, outcomeOf } from '../insights/insights.ts';

/**
 * The questions between the review of a resume and the accommodations.
 *
 * - loading: looks for the reviewed resume. redirecting: there is none, so back to
 *   parse-resume.
 * - preferences: relocate and work type, both on one page. Skipping them stores "Yes" and "no
 *   preference" with `PreferencesAnswered: false`, because the person did not say so.
 * - storingPreferences: saved answers are stored at once, so that the jobs use them. The last
 *   press stores them again, so a failure is only logged, and 3 seconds without an answer are
 *   enough. Skipped ones wait for the last press.
 * - asking: one of the 8 questions (with work history) or 7. Going back or skipping keeps what
 *   was typed. Saving or skipping the last question leads to saving.
 * - A step that was on screen before can be reopened, by Back and Forward of the browser.
 * - Restored answers can be discarded until the person continues; then the wizard starts with
 *   the preferences again.
 * - saving: updatingUser, updatingInsights (the machine `insights`). When the insights cannot
 *   be computed, this is logged and the wizard continues.
 * - failed: one state for each step that can fail; all keep the answers and can retry.
 * - suspended: a call found that the session has ended. The app goes to the sign-in page, and
 *   the draft restores the answers.
 * - finished: continues to the accommodations, marked as coming from an upload.
 */

const preferencesOf = ({ preferences, preferencesAnswered }: AdditionalQuestionsContext) =>
  preferencesUpdate(preferences, preferencesAnswered === true);

function updateOf(context: AdditionalQuestionsContext): UserUpdate {
  const withWork = context.resume !== null && hasWorkHistory(context.resume);
  return {
    ...preferencesOf(context),
    ...answersUpdate(context.answers, context.skipped, withWork),
  };
}

const discarding = {
  'draft.discarded': {
    guard: 'isRestored',
    target: '#additionalQuestions.preferences',
    actions: 'startAgain',
  },
} as const;

/** Back and forward of the browser: a step that was on screen before. */
const reopening = {
  'step.reopened': [
    { guard: 'isPreferencesStep', target: '#additionalQuestions.preferences', actions: 'reopen' },
    { guard: 'isKnownStep', target: '#additionalQuestions.asking', actions: 'reopen' },
  ],
} as const;

const asking = additionalQuestionsSetup.createStateConfig({
  tags: 'editable',
  on: {
    'answer.changed': { guard: 'isAnswerOfCurrent', actions: 'changeAnswer' },
    // The same press can arrive twice before the next question is shown.
    'question.saved': [
      { guard: 'isOfAnotherQuestion' },
      { guard: 'isLastQuestion', target: 'saving', actions: 'keepAnswer' },
      { actions: ['keepAnswer', 'goForward'] },
    ],
    'question.skipped': [
      { guard: 'isOfAnotherQuestion' },
      { guard: 'isLastQuestion', target: 'saving', actions: 'skipAnswer' },
      { actions: ['skipAnswer', 'goForward'] },
    ],
    'back.requested': [
      { guard: 'isFirstQuestion', target: 'preferences', actions: 'goToPreferences' },
      { actions: 'goBack' },
    ],
    ...reopening,
    ...discarding,
  },
});

const saving = additionalQuestionsSetup.createStateConfig({
  tags: 'busy',
  initial: 'updatingUser',
  states: {
    updatingUser: {
      invoke: {
        src: 'updateUser',
        id: 'updateUser',
        input: ({ context }) => ({ userGuid: context.userGuid, update: updateOf(context) }),
        onDone: { target: 'updatingInsights', actions: 'rememberSaved' },
        onError: [suspend, failAs('updatingUser')],
      },
    },
    updatingInsights: {
      invoke: {
        src: 'insights',
        id: 'insights',
        input: ({ context }) => {
          const { Relocate, RemoteWorkType } = preferencesOf(context);
          const resume = context.resume ?? EMPTY_RESUME;
          return {
            userGuid: context.userGuid,
            // The profile may hold more than the resume.
            candidate: null,
            wishes: {
              zip: resume.zip,
              lat: resume.LocationLat ?? null,
              long: resume.LocationLong ?? null,
              relocate: Relocate,
              remote: RemoteWorkType,
            },
            insights: context.insights,
          };
        },
        onDone: [
          {
            guard: { type: 'areInsightsSaved', params: outcomeOf },
            target: '#additionalQuestions.finished',
            actions: 'rememberInsightsSaved',
          },
          {
            guard: { type: 'isSessionOver', params: errorOf },
            target: '#additionalQuestions.suspended',
          },
          {
            guard: { type: 'areInsightsMissing', params: outcomeOf },
            target: '#additionalQuestions.finished',
            actions: { type: 'logFailure', params: errorOf },
          },
          {
            target: '#additionalQuestions.failed.savingInsights',
            actions: [
              { type: 'rememberInsights', params: outcomeOf },
              { type: 'rememberFailure', params: errorOf },
            ],
          },
        ],
      },
    },
  },
});

const backToAnswers = { target: '#additionalQuestions.asking', actions: 'reopenAnswers' } as const;

const failed = additionalQuestionsSetup.createStateConfig({
  tags: 'failed',
  initial: 'loading',
  states: {
    loading: {
      on: {
        'retry.requested': {
          target: '#additionalQuestions.loading',
          actions: 'forgetFailure',
        },
      },
    },
    updatingUser: {
      on: {
        'retry.requested': {
          target: '#additionalQuestions.saving.updatingUser',
          actions: 'forgetFailure',
        },
        'back.requested': backToAnswers,
        ...reopening,
      },
    },
    savingInsights: {
      on: {
        'retry.requested': {
          target: '#additionalQuestions.saving.updatingInsights',
          actions: 'forgetFailure',
        },
        'insights.skipped': {
          target: '#additionalQuestions.finished',
          actions: 'forgetFailure',
        },
        'back.requested': backToAnswers,
        ...reopening,
      },
    },
  },
});

export const additionalQuestionsMachine = additionalQuestionsSetup.createMachine({
  id: 'additionalQuestions',
  context: ({ input }) => ({
    userGuid: input.userGuid,
    ...(input.restored ?? NOTHING_ANSWERED),
    isRestored: isBegun(input.restored ?? NOTHING_ANSWERED),
    resume: null,
    saved: false,
    insights: null,
    insightsSaved: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadParsedResume',
        id: 'loadParsedResume',
        input: ({ context }) => ({ userGuid: context.userGuid }),
        onDone: [
          {
            guard: { type: 'isResumeThere', params: ({ event }) => ({ resume: event.output }) },
            target: 'placing',
            actions: { type: 'rememberResume', params: ({ event }) => ({ resume: event.output }) },
          },
          { target: 'redirecting' },
        ],
        onError: [suspend, failAs('loading')],
      },
    },
    placing: {
      always: [{ guard: 'isOnPreferences', target: 'preferences' }, { target: 'asking' }],
    },
    preferences: {
      tags: 'editable',
      on: {
        'preferences.changed': { actions: 'changePreferences' },
        'preferences.saved': { target: 'storingPreferences', actions: 'savePreferences' },
        'preferences.skipped': { target: 'asking', actions: 'skipPreferences' },
        ...reopening,
        ...discarding,
      },
    },
    storingPreferences: {
      tags: 'busy',
      invoke: {
        src: 'storePreferences',
        id: 'storePreferences',
        input: ({ context }) => ({ userGuid: context.userGuid, update: preferencesOf(context) }),
        onDone: { target: 'asking' },
        onError: [suspend, { target: 'asking', actions: logUnstored }],
      },
      after: { storingPatience: { target: 'asking' } },
    },
    asking,
    saving,
    failed,
    suspended: {},
    redirecting: { type: 'final', tags: 'finished', entry: 'goToParseResume' },
    finished: { type: 'final', tags: 'finished', entry: 'goToAccommodation' },
  },
  output: ({ context }) => ({ insightsSaved: context.insightsSaved }),
});

export type AdditionalQuestionsSnapshot = SnapshotFrom<typeof additionalQuestionsMachine>;

export type CurrentQuestion = {
  key: QuestionKey;
  /** The number of the question, from 1, as people count. */
  number: number;
  of: number;
  isLast: boolean;
  wasSkipped: boolean;
};

/** The step on screen: null is the two preferences, from 0 the questions; else undefined. */
export function currentStep(snapshot: AdditionalQuestionsSnapshot): number | null | undefined {
  if (snapshot.matches('preferences')) return null;
  return snapshot.matches('asking') ? (snapshot.context.index ?? 0) : undefined;
}

/** The question on screen; null outside `asking`. */
export function currentQuestion(snapshot: AdditionalQuestionsSnapshot): CurrentQuestion | null {
  const { context } = snapshot;
  const questions = questionsOf(context);
  const index = context.index ?? 0;
  const key = questions[index];
  if (!snapshot.matches('asking') || key === undefined) return null;
  return {
    key,
    number: index + 1,
    of: questions.length,
    isLast: index === questions.length - 1,
    wasSkipped: context.skipped.includes(key),
  };
}
