import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type {
  ApplyAnswer,
  ApplyCall,
  ApplyingContext,
  ApplyingEvent,
  ApplyStart,
  Sharing,
} from './applyingTypes.ts';
import { failureFrom } from '../failure.ts';
import { notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/**
 * Applies for one job (row C15): here, or on the employer's own site, after which the person says
 * whether they did.
 *
 * - ready: nothing was sent.
 * - away: the employer's site was opened. Only the person knows whether they applied there, so
 *   nothing is recorded before they say so. The question outlives a reload.
 * - asking: shows what is sent to whom, and asks for a confirmation; what is added to it, such as
 *   the resume, comes with the confirmation and is kept for every later try.
 * - sending: records the application and sends its mails. It cannot be cancelled.
 * - failed.recording: perhaps nothing was recorded; applying again records nothing twice. Who was
 *   on the employer's site is asked again.
 * - failed.mailing: the application is recorded, but a mail was not sent and can be sent again.
 * - sendingAgain: makes the same call, which finds the application and sends the missing mail.
 * - succeeded: shows the result.
 * - applied: shows the date; nothing more can be sent.
 */

const NOTHING: Sharing = { resume: false, phone: false };

type WithAnswer = { event: { output: ApplyAnswer } };
const answered = {
  type: 'rememberAnswer',
  params: ({ event }: WithAnswer) => ({ answer: event.output }),
} as const;
const failed = {
  type: 'rememberFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const applyingSetup = setup({
  types: {
    context: {} as ApplyingContext,
    events: {} as ApplyingEvent,
    input: {} as ApplyStart,
    tags: {} as ScreenTag,
  },
  actors: { apply: notProvided<ApplyAnswer, ApplyCall>('apply') },
  actions: {
    /** Keeps for a reload whether the employer's site was opened. */
    keepAway: (_args, _params: { job: string; candidate: string; isAway: boolean }) => {
      throw new Error('keepAway is not provided.');
    },
    rememberAnswer: assign((_args, { answer }: { answer: ApplyAnswer }) => ({
      appliedAt: answer.appliedAt,
      wroteToEmployer: 'wroteToEmployer' in answer && answer.wroteToEmployer,
      sent: 'sent' in answer ? answer.sent : NOTHING,
      failure: 'mailError' in answer ? failureFrom(answer.mailError) : null,
    })),
    rememberSharing: assign(({ event }) =>
      event.type === 'apply.confirmed' ? { sharing: event.sharing } : {},
    ),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
  },
  guards: {
    isElsewhere: ({ context }) => context.isElsewhere,
    wasAway: ({ context }) => context.isElsewhere && context.wasAway,
    isMailSent: (_args, { answer }: { answer: ApplyAnswer }) => !('mailError' in answer),
  },
});

const inputOf = ({ context: { candidate, job, sharing } }: { context: ApplyingContext }) => ({
  candidate,
  job,
  sharing,
});
const keeping = (isAway: boolean) =>
  ({
    type: 'keepAway',
    params: ({ context: { job, candidate } }: { context: ApplyingContext }) => ({
      job: job.id,
      candidate: candidate.UserGuid,
      isAway,
    }),
  }) as const;
const onDone = [
  {
    guard: {
      type: 'isMailSent',
      params: ({ event }: WithAnswer) => ({ answer: event.output }),
    },
    target: '#applying.succeeded',
    actions: answered,
  },
  { target: '#applying.failed.mailing', actions: answered },
] as const;

export const applyingMachine = applyingSetup.createMachine({
  id: 'applying',
  context: ({ input }) => ({
    ...input,
    appliedAt: null,
    wroteToEmployer: false,
    sharing: NOTHING,
    sent: NOTHING,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wasAway', target: 'away' }, { target: 'ready' }] },
    ready: {
      tags: 'editable',
      on: {
        'apply.requested': [
          { guard: 'isElsewhere', target: 'away', actions: keeping(true) },
          { target: 'asking' },
        ],
      },
    },
    away: {
      tags: 'editable',
      on: {
        'apply.confirmed': { target: 'sending', actions: 'rememberSharing' },
        'apply.cancelled': { target: 'ready', actions: keeping(false) },
      },
    },
    asking: {
      tags: 'editable',
      on: {
        'apply.confirmed': { target: 'sending', actions: 'rememberSharing' },
        'apply.cancelled': 'ready',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'apply',
        id: 'apply',
        input: inputOf,
        onDone: [...onDone],
        onError: { target: 'failed.recording', actions: failed },
      },
    },
    sendingAgain: {
      tags: 'busy',
      invoke: {
        src: 'apply',
        id: 'applyAgain',
        input: inputOf,
        onDone: [...onDone],
        onError: { target: 'failed.mailing', actions: failed },
      },
    },
    failed: {
      tags: 'failed',
      initial: 'recording',
      states: {
        recording: {
          on: {
            'outcome.closed': [
              { guard: 'isElsewhere', target: '#applying.away' },
              { target: '#applying.ready' },
            ],
          },
        },
        mailing: {
          on: {
            'outcome.closed': '#applying.applied',
            'retry.requested': '#applying.sendingAgain',
          },
        },
      },
    },
    succeeded: { on: { 'outcome.closed': 'applied' } },
    applied: { type: 'final', tags: 'finished', entry: keeping(false) },
  },
});

export type ApplyingSnapshot = SnapshotFrom<typeof applyingMachine>;

/** Whether the confirmation is on screen; it stays there during the first sending. */
export function isQuestionOpen(snapshot: ApplyingSnapshot): boolean {
  if (snapshot.context.isElsewhere) return false;
  return snapshot.matches('asking') || snapshot.matches('sending');
}

/** Whether the person is asked if they applied on the employer's site. */
export function isTripOpen(snapshot: ApplyingSnapshot): boolean {
  if (!snapshot.context.isElsewhere) return false;
  return snapshot.matches('away') || snapshot.matches('sending');
}

/** Whether the result is on screen. */
export function isOutcomeOpen(snapshot: ApplyingSnapshot): boolean {
  return snapshot.matches('succeeded') || snapshot.matches('failed');
}

/** The result of the last attempt, also after it was shown. */
export function outcomeOf({ context }: ApplyingSnapshot) {
  const { appliedAt, failure, wroteToEmployer, sharing, sent } = context;
  if (failure !== null) return { kind: appliedAt === null ? 'failed' : 'unsent', failure } as const;
  if (!wroteToEmployer) return { kind: 'sentToOneself' } as const;
  return { kind: 'sent', sharing, sent } as const;
}
