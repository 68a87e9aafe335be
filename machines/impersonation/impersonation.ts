import type { SnapshotFrom } from 'xstate';
import { impersonationSetup } from './impersonationSetup.ts';
import type { ImpersonationContext, View, ViewAnswer, ViewEnd } from './impersonationTypes.ts';

/**
 * An administrator views as somebody else, for 30 minutes. The own role and tokens stay what they
 * are: the server's session decides, and this machine follows it.
 *
 * - none: the administrator is nobody else.
 * - confirming: says why; nothing is viewed without a reason. The password is in the event and the
 *   call, never in the context.
 * - starting: the server begins the view; who cancels meanwhile sees no more of it, and it is ended.
 * - refused: it did not. The same can be tried again, and a view of somebody else can be ended.
 * - acting: quiet; changing while a change of the person is on its way, which an exit waits for;
 *   ending in the last two minutes, where more time is offered; extending while the server gives
 *   it, which an exit waits for too; checking after a refused call, because the view may be over.
 * - restoring: an administrator's tab was loaded. Its temporary keys prove nothing, and another
 *   tab may have begun a view, so the server is asked before anything is shown.
 * - unreachable: the server did not answer that question.
 * - leaving: the keys are gone at once, whatever the server answers, and so is all data. A view
 *   that the server still has, because it never heard of the end, is ended again, not shown again.
 *
 * There is no way from a view into another one, and every way out goes through leaving.
 */

const startingInput = ({ context: { wanted, reason } }: Read, password: string | null) => ({
  userGuid: wanted?.userGuid ?? '',
  reason: reason.trim(),
  password,
});
type Read = { context: ImpersonationContext };

const thrown = {
  type: 'rememberFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const begun = [
  {
    type: 'takeView',
    params: ({ event }: { event: { output: View } }) => ({ view: event.output }),
  },
  {
    type: 'storeView',
    params: ({ event }: { event: { output: View } }) => ({ view: event.output }),
  },
] as const;

type Answered = { event: { output: ViewAnswer } };
const answerOf = ({ event }: Answered) => ({ answer: event.output });
const isViewed = { type: 'isViewed', params: answerOf } as const;
const isTimeOver = { type: 'isTimeOver', params: answerOf } as const;
const found = ({ event }: Answered) => ({ view: event.output.view ?? NOBODY });
const taken = [
  { type: 'takeView', params: found },
  { type: 'storeView', params: found },
] as const;

/** For the type alone: a view is taken only where there is one. */
const NOBODY: View = {
  userGuid: '',
  role: 2,
  details: { UserGuid: '', FirstName: '', LastName: '', Email: '' },
  reason: '',
  endsAt: 0,
};

function leave<const By extends ViewEnd>(by: By) {
  return {
    target: '#impersonation.leaving',
    actions: [{ type: 'noteEnd', params: { by } }, 'clearView', 'goToJobCoaches'],
  } as const;
}

/** The session is over, so the sign-in page comes and not the list of job coaches. */
const leaveWithSession = {
  target: '#impersonation.leaving',
  actions: [{ type: 'noteEnd', params: { by: 'session' } }, 'clearView', 'forgetEnd'],
} as const;

const drop = { target: 'none', actions: ['forgetAll', 'forgetLeft', 'clearView'] } as const;

export const impersonationMachine = impersonationSetup.createMachine({
  id: 'impersonation',
  context: ({ input }) => ({
    wanted: null,
    reason: '',
    isReasonMissing: false,
    failure: null,
    view: null,
    left: null,
    wasStored: false,
    changes: [],
    isExitWanted: false,
    ended: null,
    hadView: false,
    now: input.now ?? Date.now,
  }),
  initial: 'none',
  on: {
    'end.told': { actions: 'forgetEnd' },
    'session.began': { actions: 'forgetView' },
  },
  states: {
    none: {
      tags: 'finished',
      on: {
        'view.requested': { target: 'confirming', actions: ['takePerson', 'forgetEnd'] },
        'storage.found': { target: 'restoring', actions: 'noteStored' },
        'refused.received': 'restoring',
        'session.ended': { actions: 'forgetEnd' },
      },
    },
    confirming: {
      tags: 'editable',
      on: {
        'reason.changed': { actions: 'takeReason' },
        'start.confirmed': [{ guard: 'hasReason', target: 'starting' }, { actions: 'noteMissing' }],
        'view.cancelled': { target: 'none', actions: 'forgetAll' },
        'session.ended': drop,
      },
    },
    starting: {
      tags: 'busy',
      on: { 'session.ended': leaveWithSession },
      initial: 'asked',
      states: {
        asked: { on: { 'view.cancelled': { target: 'cancelled', actions: 'forgetAll' } } },
        /** The server may begin the view all the same: what it answers, the view is ended. */
        cancelled: {
          on: {
            'view.requested': {
              target: '#impersonation.confirming',
              actions: ['takePerson', 'forgetEnd'],
            },
          },
        },
      },
      invoke: {
        src: 'startView',
        id: 'startView',
        input: ({ context, event }) =>
          startingInput({ context }, event.type === 'start.confirmed' ? event.password : null),
        onDone: [
          { guard: 'isCancelled', target: 'leaving' },
          { target: 'acting', actions: [...begun, 'goToPerson'] },
        ],
        onError: [
          { guard: 'isCancelled', target: 'leaving' },
          { target: 'refused', actions: thrown },
        ],
      },
    },
    refused: {
      tags: ['editable', 'failed'],
      on: {
        'reason.changed': { actions: 'takeReason' },
        'start.confirmed': [
          { guard: 'hasReason', target: 'starting', actions: 'forgetFailure' },
          { actions: 'noteMissing' },
        ],
        'view.cancelled': { target: 'none', actions: 'forgetAll' },
        // Of the other person, whom a tab of this sign-in views.
        'exit.pressed': { guard: 'isOtherViewed', ...leave('exit') },
        'session.ended': drop,
      },
    },
    restoring: {
      tags: 'busy',
      on: { 'session.ended': leaveWithSession },
      invoke: {
        src: 'askView',
        id: 'askView',
        input: null,
        onDone: [
          {
            guard: { type: 'isLeft', params: answerOf },
            target: 'leaving',
            actions: ['forgetAll', 'clearView'],
          },
          { guard: isViewed, target: 'acting', actions: taken },
          // The tab was loaded in a view that is over meanwhile.
          { guard: { type: 'wasStoredInTime', params: answerOf }, ...leave('time') },
          { guard: 'wasStored', ...leave('lost') },
          drop,
        ],
        onError: { target: 'unreachable', actions: thrown },
      },
    },
    unreachable: {
      tags: 'failed',
      on: {
        'restore.retried': { target: 'restoring', actions: 'forgetFailure' },
        'session.ended': leaveWithSession,
      },
    },
    acting: {
      // A change may be on its way already, as after more time was given.
      initial: 'settling',
      on: {
        'details.changed': { actions: 'changeDetails' },
        'exit.pressed': leave('exit'),
        'time.ended': leave('time'),
        'session.ended': leaveWithSession,
        'refused.received': '.checking',
        'change.began': { target: '.changing', actions: 'countMore' },
        'change.ended': { actions: 'countLess' },
      },
      after: { untilEnding: '.ending', untilEnd: leave('time') },
      states: {
        quiet: {},
        changing: {
          on: {
            'change.began': { actions: 'countMore' },
            'change.ended': { target: 'settling', actions: 'countLess' },
            'exit.pressed': { target: 'settling', actions: 'wantExit' },
          },
        },
        settling: {
          always: [
            { guard: 'isLastChangeOfExit', ...leave('exit') },
            { guard: 'isLastChange', target: 'quiet' },
            { guard: 'isExitWanted', target: 'waiting' },
            { target: 'changing' },
          ],
        },
        /** Exit view was pressed while a change was on its way. */
        waiting: {
          tags: 'busy',
          on: {
            'refused.received': undefined,
            'change.ended': { target: 'settling', actions: 'countLess' },
          },
          after: { patience: leave('exit') },
        },
        ending: {
          on: {
            'more.requested': { target: 'extending', actions: 'forgetFailure' },
            // The dialog stays.
            'change.began': { actions: 'countMore' },
          },
        },
        extending: {
          tags: 'busy',
          // The answer says whether the view is over.
          on: { 'refused.received': undefined, 'change.began': { actions: 'countMore' } },
          initial: 'asked',
          states: {
            asked: { on: { 'exit.pressed': 'exiting' } },
            /** The end must not overtake the question for more time. */
            exiting: {
              entry: 'wantExit',
              on: { 'exit.pressed': undefined },
              after: { patience: leave('exit') },
            },
          },
          invoke: {
            src: 'startView',
            id: 'extendView',
            input: ({ context: { view } }) => ({
              userGuid: view?.userGuid ?? '',
              reason: view?.reason ?? '',
              password: null,
            }),
            onDone: [
              { guard: 'isExitWanted', ...leave('exit') },
              { target: '#impersonation.acting', reenter: true, actions: begun },
            ],
            onError: [
              { guard: 'isExitWanted', ...leave('exit') },
              { target: 'ending', actions: thrown },
            ],
          },
        },
        checking: {
          on: { 'refused.received': undefined, 'change.began': { actions: 'countMore' } },
          invoke: {
            src: 'askView',
            id: 'checkView',
            input: null,
            onDone: [
              { guard: isViewed, target: '#impersonation.acting', reenter: true, actions: taken },
              { guard: isTimeOver, ...leave('time') },
              leave('lost'),
            ],
            // The next call says more.
            onError: 'quiet',
          },
        },
      },
    },
    leaving: {
      tags: 'busy',
      // Nobody need wait for the server to end the last view: neither the next administrator nor
      // who asks for another view.
      on: {
        'storage.found': { target: 'restoring', actions: 'noteStored' },
        'view.requested': { target: 'confirming', actions: ['takePerson', 'forgetEnd'] },
      },
      invoke: {
        src: 'endView',
        id: 'endView',
        input: ({ event }) => ({ isSignedIn: event.type !== 'session.ended' }),
        onDone: { target: 'none', actions: 'forgetLeft' },
        // The server ends it with the time, and with the sign-in.
        onError: 'none',
      },
    },
  },
});

export type ImpersonationSnapshot = SnapshotFrom<typeof impersonationMachine>;

/** Whom the administrator views; null while nobody. */
export function viewOf(snapshot: ImpersonationSnapshot): View | null {
  return snapshot.context.view;
}
