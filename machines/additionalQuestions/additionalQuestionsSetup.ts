import { assign, emit, setup } from 'xstate';
import { PREFERENCES_EXPECTED_S } from '#domain/limits.ts';
import { questionsFor, withAnswer } from '#domain/questions.ts';
import type { QuestionKey, UserUpdate } from '#domain/questions.ts';
import { hasWorkHistory } from '#domain/resume.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type {
  AdditionalQuestionsContext,
  AdditionalQuestionsEmitted,
  AdditionalQuestionsEvent,
  AdditionalQuestionsInput,
  AdditionalQuestionsOutput,
} from './additionalQuestionsTypes.ts';
import { NOTHING_ANSWERED } from '../drafts.ts';
import { failureFrom, isUnauthenticated } from '../failure.ts';
import { insightsMachine, type InsightsOutcome } from '../insights/insights.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards and actions of the additional questions machine. */

/** The questions that this person is asked, in order. */
export function questionsOf(context: Pick<AdditionalQuestionsContext, 'resume'>) {
  return questionsFor(context.resume !== null && hasWorkHistory(context.resume));
}

function currentKey(context: AdditionalQuestionsContext): QuestionKey | undefined {
  return questionsOf(context)[context.index ?? 0];
}

/** Continuing hides the note that answers were restored. */
const goneOn = { isRestored: false } as const;

export const additionalQuestionsSetup = setup({
  types: {
    context: {} as AdditionalQuestionsContext,
    events: {} as AdditionalQuestionsEvent,
    input: {} as AdditionalQuestionsInput,
    output: {} as AdditionalQuestionsOutput,
    emitted: {} as AdditionalQuestionsEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    /** The reviewed resume of this tab; null when there is none. */
    loadParsedResume: notProvided<ParsedResume | null, { userGuid: string }>('loadParsedResume'),
    /** Stores the two preference answers at their press. */
    storePreferences: notProvided<unknown, { userGuid: string; update: UserUpdate }>(
      'storePreferences',
    ),
    updateUser: notProvided<unknown, { userGuid: string; update: UserUpdate }>('updateUser'),
    insights: insightsMachine,
  },
  actions: {
    logFailure: (_args, _params: { error: unknown }) => actionNotProvided('logFailure'),
    logUnstored: (_args, _params: { error: unknown }) => actionNotProvided('logUnstored'),
    rememberResume: assign(({ context }, params: { resume: ParsedResume | null }) => {
      // A draft with 8 questions may meet a resume that asks 7.
      const last = questionsOf(params).length - 1;
      return {
        resume: params.resume,
        index: context.index === null ? null : Math.min(context.index, last),
      };
    }),
    changePreferences: assign(({ context, event }) =>
      event.type === 'preferences.changed'
        ? { preferences: { ...context.preferences, ...event.preferences } }
        : {},
    ),
    savePreferences: assign({ ...goneOn, preferencesAnswered: true, index: 0 }),
    skipPreferences: assign({ ...goneOn, preferencesAnswered: false, index: 0 }),
    changeAnswer: assign(({ context, event }) =>
      event.type === 'answer.changed' ? { answers: withAnswer(context.answers, event) } : {},
    ),
    // Skipping keeps what was typed, so that going back finds it again.
    keepAnswer: assign(({ context }) => ({
      ...goneOn,
      skipped: context.skipped.filter((key) => key !== currentKey(context)),
    })),
    skipAnswer: assign(({ context }) => {
      const key = currentKey(context);
      const others = context.skipped.filter((skipped) => skipped !== key);
      return { ...goneOn, skipped: key === undefined ? others : [...others, key] };
    }),
    goForward: assign(({ context }) => ({ index: (context.index ?? -1) + 1 })),
    goBack: assign(({ context }) => ({
      ...goneOn,
      index: Math.max(0, (context.index ?? 0) - 1),
    })),
    goToPreferences: assign({ ...goneOn, index: null }),
    reopen: assign(({ event }) =>
      event.type === 'step.reopened'
        ? { ...goneOn, failure: null, saved: false, insights: null, index: event.index }
        : {},
    ),
    startAgain: assign({ ...goneOn, ...NOTHING_ANSWERED }),
    rememberSaved: assign({ saved: true }),
    rememberInsights: assign((_args, params: { outcome: InsightsOutcome }) => ({
      insights: params.outcome.insights,
    })),
    rememberInsightsSaved: assign({ insightsSaved: true }),
    rememberFailure: assign((_args, params: { error: unknown }) => ({
      failure: failureFrom(params.error),
    })),
    forgetFailure: assign({ failure: null }),
    reopenAnswers: assign({ failure: null, saved: false, insights: null }),
    goToAccommodation: emit({
      type: 'goTo',
      path: '/candidate/accommodation?from=upload',
    }),
    goToParseResume: emit({
      type: 'goTo',
      path: '/candidate/parse-resume',
      reason: 'noParsedResume',
    }),
  },
  guards: {
    isResumeThere: (_args, params: { resume: ParsedResume | null }) => params.resume !== null,
    isRestored: ({ context }) => context.isRestored,
    isOnPreferences: ({ context }) => context.index === null,
    isFirstQuestion: ({ context }) => (context.index ?? 0) === 0,
    isLastQuestion: ({ context }) => context.index === questionsOf(context).length - 1,
    isOfAnotherQuestion: ({ context, event }) =>
      (event.type === 'question.saved' || event.type === 'question.skipped') &&
      event.key !== currentKey(context),
    isPreferencesStep: ({ event }) => event.type === 'step.reopened' && event.index === null,
    isKnownStep: ({ context, event }) =>
      event.type === 'step.reopened' &&
      // After Discard the steps of before are gone.
      context.preferencesAnswered !== null &&
      questionsOf(context)[event.index ?? -1] !== undefined,
    isAnswerOfCurrent: ({ context, event }) =>
      event.type === 'answer.changed' && event.key === currentKey(context),
    isSessionOver: (_args, params: { error: unknown }) => isUnauthenticated(params.error),
    areInsightsSaved: (_args, params: { outcome: InsightsOutcome }) =>
      params.outcome.result === 'saved',
    areInsightsMissing: (_args, params: { outcome: InsightsOutcome }) =>
      params.outcome.result === 'notComputed',
  },
  // A server that does not answer holds nobody up longer than the spec expects this to take.
  delays: { storingPatience: PREFERENCES_EXPECTED_S * 1000 },
});

type WithError = { event: { error: unknown } };

const thrown = ({ event }: WithError) => ({ error: event.error });
/** The last press stores the preferences again, so nobody is held up here. */
export const logUnstored = { type: 'logUnstored', params: thrown } as const;
const isSessionOver = { type: 'isSessionOver', params: thrown } as const;
const rememberFailure = { type: 'rememberFailure', params: thrown } as const;
/** Stops a step when the session has ended; the draft keeps everything. */
export const suspend = { guard: isSessionOver, target: '#additionalQuestions.suspended' } as const;

/** After any other failure of a step: keeps every answer and offers a retry. */
export function failAs<const Step extends string>(step: Step) {
  return { target: `#additionalQuestions.failed.${step}`, actions: rememberFailure } as const;
}
