import { assign, setup } from 'xstate';
import type { CandidateData, WorkWishes } from '#domain/insights.ts';
import { errorOf, insightsMachine, type InsightsOutcome, outcomeOf } from '../insights/insights.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Updates the insights after the profile changed (section 4): after any change to education,
 * skills, work history, basic info, preferences or more-about-you they are computed and saved
 * again.
 *
 * - idle: the insights match the profile, or a failure was logged.
 * - loading: reads the profile.
 * - updating: the machine `insights` computes and saves.
 *
 * Failures are only logged, because the change of the profile is saved. A change during loading
 * or updating starts one more round at the end, because the loaded data is old. However many
 * changes come, one more round is enough.
 */

/** The saved data that the insights are computed from. */
export type InsightsSource = { candidate: CandidateData; wishes: WorkWishes };

type Context = {
  userGuid: string;
  source: InsightsSource | null;
  isOutdated: boolean;
};
type WithError = { event: { error: unknown } };
const logFailure = {
  type: 'logFailure',
  params: ({ event }: WithError) => ({ error: event.error }),
} as const;

const insightsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'profile.changed' },
    input: {} as { userGuid: string },
    tags: {} as ScreenTag,
  },
  actors: {
    loadSource: notProvided<InsightsSource, { userGuid: string }>('loadSource'),
    insights: insightsMachine,
  },
  actions: {
    logFailure: (_args, _params: { error: unknown }) => actionNotProvided('logFailure'),
    outdate: assign({ isOutdated: true }),
    begin: assign({ isOutdated: false, source: null }),
    rememberSource: assign((_args, params: { source: InsightsSource }) => params),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    areInsightsSaved: (_args, params: { outcome: InsightsOutcome }) =>
      params.outcome.result === 'saved',
  },
});

/** The type needs an input; updating starts only with a source. */
const NO_SOURCE: InsightsSource = {
  candidate: { work_experience: [], education: [], skills: [] },
  wishes: { zip: null, lat: null, long: null, relocate: null, remote: null },
};

export const insightsRefreshMachine = insightsSetup.createMachine({
  id: 'insightsRefresh',
  context: ({ input }) => ({ ...input, source: null, isOutdated: false }),
  initial: 'idle',
  on: { 'profile.changed': { actions: 'outdate' } },
  states: {
    idle: {
      tags: 'finished',
      always: { guard: 'isOutdated', target: 'loading' },
    },
    loading: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'loadSource',
        id: 'loadSource',
        input: ({ context }) => ({ userGuid: context.userGuid }),
        onDone: {
          target: 'updating',
          actions: { type: 'rememberSource', params: ({ event }) => ({ source: event.output }) },
        },
        onError: { target: 'idle', actions: logFailure },
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        src: 'insights',
        id: 'insights',
        input: ({ context: { userGuid, source } }) => ({
          userGuid,
          candidate: source?.candidate ?? NO_SOURCE.candidate,
          wishes: source?.wishes ?? NO_SOURCE.wishes,
          insights: null,
        }),
        onDone: [
          { guard: { type: 'areInsightsSaved', params: outcomeOf }, target: 'idle' },
          { target: 'idle', actions: { type: 'logFailure', params: errorOf } },
        ],
      },
    },
  },
});
