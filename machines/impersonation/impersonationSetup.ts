import { assign, emit, setup } from 'xstate';
import { REASON_MIN, VIEW_ENDING_MINUTES, VIEW_STARTS } from '#domain/viewAs.ts';
import { failureFrom } from '../failure.ts';
import type {
  ImpersonationContext,
  ImpersonationEmitted,
  ImpersonationEvent,
  ImpersonationInput,
  View,
  ViewAnswer,
  ViewEnd,
} from './impersonationTypes.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type { ScreenTag } from '../tags.ts';

/** A change that never answers must not hold somebody in a view. */
const PATIENCE_MS = 5000;

const nothing = {
  wanted: null,
  reason: '',
  isReasonMissing: false,
  failure: null,
  view: null,
  wasStored: false,
  changes: [],
  isExitWanted: false,
} as const;

/** The actors, guards, actions and delays of machines/impersonation/impersonation.ts, by name. */
export const impersonationSetup = setup({
  types: {
    context: {} as ImpersonationContext,
    events: {} as ImpersonationEvent,
    emitted: {} as ImpersonationEmitted,
    input: {} as ImpersonationInput,
    tags: {} as ScreenTag,
  },
  actors: {
    startView: notProvided<View, { userGuid: string; reason: string; password: string | null }>(
      'startView',
    ),
    askView: notProvided<ViewAnswer, null>('askView'),
    endView: notProvided<unknown, { isSignedIn: boolean }>('endView'),
  },
  actions: {
    storeView: (_args, _params: { view: View }) => actionNotProvided('storeView'),
    clearView: () => actionNotProvided('clearView'),
    takePerson: assign(({ event }) =>
      event.type === 'view.requested'
        ? { ...nothing, wanted: event.person, reason: event.reason ?? '' }
        : {},
    ),
    takeReason: assign(({ event }) =>
      event.type === 'reason.changed'
        ? { reason: event.reason, isReasonMissing: false, failure: null }
        : {},
    ),
    noteMissing: assign({ isReasonMissing: true }),
    noteStored: assign(({ event }) => ({
      wasStored: event.type === 'storage.found' && event.isStored,
    })),
    // What is on its way stays: this may be more time for the same view.
    takeView: assign(({ context: { changes } }, { view }: { view: View }) => ({
      ...nothing,
      view,
      left: null,
      changes,
    })),
    changeDetails: assign(({ context: { view }, event }) =>
      view && event.type === 'details.changed'
        ? { view: { ...view, details: { ...view.details, ...event.details } } }
        : {},
    ),
    rememberFailure: assign((_args, { error }: { error: unknown }) => ({
      failure: failureFrom(error),
    })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign(nothing),
    countMore: assign(({ context: { changes }, event }) =>
      event.type === 'change.began' ? { changes: [...changes, event.change] } : {},
    ),
    countLess: assign(({ context: { changes }, event }) =>
      event.type === 'change.ended'
        ? { changes: changes.filter((change) => change !== event.change) }
        : {},
    ),
    wantExit: assign({ isExitWanted: true }),
    noteEnd: assign(({ context: { view, left } }, { by }: { by: ViewEnd }) => ({
      ...nothing,
      left: by === 'session' ? null : (view ?? left),
      hadView: true,
      ended: {
        by,
        name: view ? `${view.details.FirstName} ${view.details.LastName}`.trim() : '',
      },
    })),
    forgetLeft: assign({ left: null }),
    forgetEnd: assign({ ended: null }),
    forgetView: assign({ hadView: false }),
    goToJobCoaches: emit({ type: 'goTo', path: '/admin/job-coach' }),
    goToPerson: emit(({ context: { view } }) => ({
      type: 'goTo' as const,
      path: VIEW_STARTS[view?.role ?? 2],
    })),
  },
  guards: {
    hasReason: ({ context }) => context.reason.trim().length >= REASON_MIN,
    isOtherViewed: ({ context }) => context.failure?.code === 'acting_now',
    isViewed: (_args, { answer }: { answer: ViewAnswer }) => answer.view !== null,
    isLeft: ({ context: { left } }, { answer: { view } }: { answer: ViewAnswer }) =>
      left !== null && left.userGuid === view?.userGuid && left.reason === view.reason,
    isTimeOver: (_args, { answer }: { answer: ViewAnswer }) => answer.lastEnd === 'time',
    wasStored: ({ context }) => context.wasStored,
    wasStoredInTime: ({ context }, { answer }: { answer: ViewAnswer }) =>
      context.wasStored && answer.lastEnd === 'time',
    isCancelled: ({ context }) => context.wanted === null,
    isExitWanted: ({ context }) => context.isExitWanted,
    isLastChange: ({ context }) => context.changes.length === 0,
    isLastChangeOfExit: ({ context }) => context.changes.length === 0 && context.isExitWanted,
  },
  delays: {
    untilEnd: ({ context }) => Math.max(0, (context.view?.endsAt ?? 0) - context.now()),
    untilEnding: ({ context }) =>
      Math.max(0, (context.view?.endsAt ?? 0) - VIEW_ENDING_MINUTES * 60_000 - context.now()),
    patience: PATIENCE_MS,
  },
});
