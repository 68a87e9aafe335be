import { NO_INSIGHTS } from '#domain/insights.ts';
import { insightsMachine } from '../insights/insights.ts';
import type { InsightsInput, InsightsOutcome } from '../insights/insights.ts';
import type { Plan } from './explore.ts';
import { ACCOUNT, NO_NETWORK, RESUME, SERVER_ERROR, SESSION_OVER } from './resumes.ts';

/** The inputs and events for walking the insights machine. */

const errors = [SERVER_ERROR, NO_NETWORK, SESSION_OVER];
const input: InsightsInput = {
  userGuid: ACCOUNT.UserGuid,
  candidate: RESUME,
  wishes: { zip: '13202', lat: 43, long: -76, relocate: 1, remote: 'remote' },
  insights: null,
};

export const insightsPlan: Plan<typeof insightsMachine> = {
  machine: insightsMachine,
  inputs: [input, { ...input, insights: NO_INSIGHTS }],
  events: { 'xstate.init': [] },
  answers: {
    computeInsights: [NO_INSIGHTS],
    computeInsightsAgain: [NO_INSIGHTS],
    saveInsights: [{}],
  },
  errors: { computeInsights: errors, computeInsightsAgain: errors, saveInsights: errors },
  facts: ({ context }) => [context.insights !== null, context.isSaved, context.error],
};

/** What the insights may come to, for the machines that invoke them. */
export const insightsOutcomes: readonly InsightsOutcome[] = [
  { result: 'saved', insights: NO_INSIGHTS, error: null },
  ...errors.flatMap((error): InsightsOutcome[] => [
    { result: 'notComputed', insights: null, error },
    { result: 'notSaved', insights: NO_INSIGHTS, error },
  ]),
];
