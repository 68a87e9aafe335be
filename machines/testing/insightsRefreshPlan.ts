import { insightsRefreshMachine, type InsightsSource } from '../insightsRefresh/insightsRefresh.ts';
import type { Plan } from './explore.ts';
import { insightsOutcomes } from './insightsPlan.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** What may happen to the insights that follow the profile, for the walks through them. */

const errors = [SERVER_ERROR, NO_NETWORK];
export const SOURCE: InsightsSource = {
  candidate: { work_experience: [], education: [], skills: ['Typing'] },
  wishes: { zip: '13202', lat: 43, long: -76, relocate: 1, remote: 'remote' },
};
export const insightsRefreshPlan: Plan<typeof insightsRefreshMachine> = {
  machine: insightsRefreshMachine,
  inputs: [{ userGuid: 'ada' }],
  events: { 'profile.changed': [{ type: 'profile.changed' }] },
  answers: {
    loadSource: [SOURCE],
    insights: insightsOutcomes,
  },
  errors: {
    loadSource: errors,
  },
  facts: ({ context }) => [context.isOutdated, context.source !== null],
};
