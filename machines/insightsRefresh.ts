import { assign, setup } from 'xstate';
import type { CandidateData, Insights, UserSOC, WorkWishes } from '#domain/insights.ts';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { actionNotProvided, notProvided } from './notProvided.ts';
import type { ScreenTag } from './tags.ts';

/**
 * The insights follow the profile (section 4): after any change to education, skills, work history,
 * basic info, preferences or more-about-you they are computed again and saved.
 *
 * - idle: they fit the profile, or a failure was logged.
 * - loading, computing, retrying, saving: under way. The computation is tried once more when it fails;
 *   after that, and for every other failure, it is only logged: the change itself is saved.
 *
 * A change that comes while another is being worked on is not lost: what was loaded is old, so the
 * round begins again when it ends. However many come, one more round is enough.
 */

/** What is saved of a person, as far as the insights are made from it. */
export type InsightsSource = { candidate: CandidateData; wishes: WorkWishes };

type Context = {
  userGuid: string;
  source: InsightsSource | null;
  insights: Insights | null;
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
    computeInsights: notProvided<Insights, CandidateData>('computeInsights'),
    saveInsights: notProvided<unknown, UserSOC>('saveInsights'),
  },
  actions: {
    logFailure: (_args, _params: { error: unknown }) => actionNotProvided('logFailure'),
    outdate: assign({ isOutdated: true }),
    begin: assign({ isOutdated: false, source: null, insights: null }),
    rememberSource: assign((_args, params: { source: InsightsSource }) => params),
    rememberInsights: assign((_args, params: { insights: Insights }) => params),
  },
  guards: { isOutdated: ({ context }) => context.isOutdated },
});

const candidateOf = ({ context: { source } }: { context: Context }): CandidateData =>
  source?.candidate ?? { work_experience: [], education: [], skills: [] };

export const insightsRefreshMachine = insightsSetup.createMachine({
  id: 'insightsRefresh',
  context: ({ input }) => ({ ...input, source: null, insights: null, isOutdated: false }),
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
          target: 'computing',
          actions: { type: 'rememberSource', params: ({ event }) => ({ source: event.output }) },
        },
        onError: { target: 'idle', actions: logFailure },
      },
    },
    computing: {
      tags: 'busy',
      invoke: {
        src: 'computeInsights',
        input: candidateOf,
        id: 'computeInsights',
        onDone: {
          target: 'saving',
          actions: {
            type: 'rememberInsights',
            params: ({ event }) => ({ insights: event.output }),
          },
        },
        onError: 'retrying',
      },
    },
    retrying: {
      tags: 'busy',
      invoke: {
        src: 'computeInsights',
        input: candidateOf,
        id: 'computeInsightsAgain',
        onDone: {
          target: 'saving',
          actions: {
            type: 'rememberInsights',
            params: ({ event }) => ({ insights: event.output }),
          },
        },
        onError: { target: 'idle', actions: logFailure },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveInsights',
        id: 'saveInsights',
        input: ({ context: { userGuid, insights, source } }) =>
          userSoc(
            userGuid,
            insights ?? NO_INSIGHTS,
            source?.wishes ?? { zip: null, lat: null, long: null, relocate: null, remote: null },
          ),
        onDone: 'idle',
        onError: { target: 'idle', actions: logFailure },
      },
    },
  },
});
