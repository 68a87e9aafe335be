import { QUESTIONS_WITH_WORK, QUESTIONS_WITHOUT_WORK } from '#domain/questions.ts';
import { additionalQuestionsMachine } from '../additionalQuestions/additionalQuestions.ts';
import type { Plan } from './explore.ts';
import { insightsOutcomes } from './insightsPlan.ts';
import { ACCOUNT, NO_NETWORK, RESUME, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** The inputs and events for walking the additional questions machine. */

/** A step is left by the event of its own question; the others find that it has gone. */
const keys = [...QUESTIONS_WITH_WORK, ...QUESTIONS_WITHOUT_WORK];

const stepErrors = [SERVER_ERROR, NO_NETWORK, SESSION_OVER];

export const additionalQuestionsPlan: Plan<typeof additionalQuestionsMachine> = {
  machine: additionalQuestionsMachine,
  inputs: [
    { userGuid: ACCOUNT.UserGuid },
    {
      userGuid: ACCOUNT.UserGuid,
      restored: {
        preferences: { relocate: 'No', workType: 'remote' },
        preferencesAnswered: true,
        answers: { q1w: 'Tidy' },
        skipped: [],
        index: 7,
      },
    },
    {
      userGuid: ACCOUNT.UserGuid,
      restored: {
        preferences: { relocate: 'No', workType: 'remote' },
        preferencesAnswered: null,
        answers: {},
        skipped: [],
        index: null,
      },
    },
  ],
  events: {
    'preferences.changed': [{ type: 'preferences.changed', preferences: { relocate: 'No' } }],
    'preferences.saved': [{ type: 'preferences.saved' }],
    'preferences.skipped': [{ type: 'preferences.skipped' }],
    'answer.changed': [
      { type: 'answer.changed', key: 'q1w', answer: 'Tidy' },
      { type: 'answer.changed', key: 'q6w', answer: ['quiet'] },
      { type: 'answer.changed', key: 'q7', answer: ['inside'] },
    ],
    'question.saved': keys.map((key) => ({ type: 'question.saved' as const, key })),
    'question.skipped': keys.map((key) => ({ type: 'question.skipped' as const, key })),
    'step.reopened': [
      { type: 'step.reopened', index: null },
      { type: 'step.reopened', index: 1 },
      { type: 'step.reopened', index: 8 },
    ],
    'back.requested': [{ type: 'back.requested' }],
    'draft.discarded': [{ type: 'draft.discarded' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'insights.skipped': [{ type: 'insights.skipped' }],
  },
  answers: {
    loadParsedResume: [RESUME, { ...RESUME, work_experience: [] }, null],
    storePreferences: [{}],
    updateUser: [{}],
    insights: insightsOutcomes,
  },
  errors: {
    loadParsedResume: stepErrors,
    storePreferences: stepErrors,
    updateUser: stepErrors,
  },
  // Neither skipped questions nor the text of answers change the path through the machine.
  facts: ({ context }) => [
    context.resume?.work_experience.length,
    context.index,
    context.isRestored,
    context.preferencesAnswered,
    context.preferences.relocate,
    Object.keys(context.answers).length,
    context.saved,
    context.insights !== null,
    context.insightsSaved,
    context.failure?.code,
  ],
};
