import { assign, setup } from 'xstate';
import type { CandidateData, Insights, UserSOC, WorkWishes } from '#domain/insights.ts';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import { isUnauthenticated } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Computes the insights of a person and saves them. Other machines invoke it. It always ends,
 * and its output is the result.
 *
 * - starting: insights that were already computed are only saved.
 * - computing, retrying: a failed computation is retried once (section 8), unless the session
 *   has ended.
 * - saving: tried once; the invoking machine may offer a retry and passes the insights in
 *   again.
 * - finished: saved, not computed, or computed and not saved.
 */

export type InsightsInput = {
  userGuid: string;
  /** Null for the saved profile, which may hold more than the invoking machine knows. */
  candidate: CandidateData | null;
  wishes: WorkWishes;
  /** Insights computed earlier; null to compute them. */
  insights: Insights | null;
};

/** What the insights are computed from. */
export type Computing = Pick<InsightsInput, 'userGuid' | 'candidate'>;

/** The result: `error` is the last failure, and null when the insights are saved. */
export type InsightsOutcome = {
  result: 'saved' | 'notComputed' | 'notSaved';
  insights: Insights | null;
  error: unknown;
};

type Context = InsightsInput & { isSaved: boolean; error: unknown };

const insightsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'xstate.init' },
    input: {} as InsightsInput,
    output: {} as InsightsOutcome,
    tags: {} as ScreenTag,
  },
  actors: {
    computeInsights: notProvided<Insights, Computing>('computeInsights'),
    saveInsights: notProvided<unknown, UserSOC>('saveInsights'),
  },
  actions: {
    rememberInsights: assign((_args, params: { insights: Insights }) => params),
    rememberSaved: assign({ isSaved: true }),
    rememberError: assign((_args, params: { error: unknown }) => params),
  },
  guards: {
    areComputed: ({ context }) => context.insights !== null,
    isSessionOver: (_args, params: { error: unknown }) => isUnauthenticated(params.error),
  },
});

type WithError = { event: { error: unknown } };
const thrown = ({ event }: WithError) => ({ error: event.error });
const giveUp = {
  target: 'finished',
  actions: { type: 'rememberError', params: thrown },
} as const;

const computing = {
  src: 'computeInsights',
  input: ({ context: { userGuid, candidate } }: { context: Context }): Computing => ({
    userGuid,
    candidate,
  }),
} as const;

const toSaving = {
  target: 'saving',
  actions: {
    type: 'rememberInsights',
    params: ({ event }: { event: { output: Insights } }) => ({ insights: event.output }),
  },
} as const;

export const insightsMachine = insightsSetup.createMachine({
  id: 'insights',
  context: ({ input }) => ({ ...input, isSaved: false, error: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'areComputed', target: 'saving' }, { target: 'computing' }] },
    computing: {
      tags: 'busy',
      invoke: {
        ...computing,
        id: 'computeInsights',
        onDone: toSaving,
        onError: [
          { guard: { type: 'isSessionOver', params: thrown }, ...giveUp },
          { target: 'retrying' },
        ],
      },
    },
    retrying: {
      tags: 'busy',
      invoke: { ...computing, id: 'computeInsightsAgain', onDone: toSaving, onError: giveUp },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveInsights',
        id: 'saveInsights',
        input: ({ context: { userGuid, insights, wishes } }) =>
          userSoc(userGuid, insights ?? NO_INSIGHTS, wishes),
        onDone: { target: 'finished', actions: 'rememberSaved' },
        onError: giveUp,
      },
    },
    finished: { type: 'final', tags: 'finished' },
  },
  output: ({ context: { insights, isSaved, error } }) => ({
    result: isSaved ? 'saved' : insights === null ? 'notComputed' : 'notSaved',
    insights,
    error,
  }),
});

/** For the guards and params of machines that invoke this one. */
export const outcomeOf = ({ event }: { event: { output: InsightsOutcome } }) => ({
  outcome: event.output,
});

/** Why the insights could not be computed or saved, from the actor's output. */
export const errorOf = ({ event }: { event: { output: InsightsOutcome } }) => ({
  error: event.output.error,
});
