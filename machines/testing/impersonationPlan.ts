import { impersonationMachine } from '../impersonation/impersonation.ts';
import type { View } from '../impersonation/impersonationTypes.ts';
import type { Plan } from './explore.ts';
import { NO_NETWORK, SERVER_ERROR } from './resumes.ts';

/** A view as Dana, for half an hour of a clock that stands still. */
const dana: View = {
  userGuid: 'dana',
  role: 2,
  details: {
    UserGuid: 'dana',
    FirstName: 'Dana',
    LastName: 'Whitlock',
    Email: 'dana@example.com',
  },
  reason: 'Dana cannot save a date.',
  endsAt: 30 * 60_000,
};
const otherViewed = { status: 409, code: 'acting_now', detail: 'You view somebody else.' };

/** What may happen while an administrator views as somebody, for the walks through it. */
export const impersonationPlan: Plan<typeof impersonationMachine> = {
  machine: impersonationMachine,
  inputs: [{ now: () => 0 }],
  events: {
    'view.requested': [
      { type: 'view.requested', person: { userGuid: 'dana', name: 'Dana Whitlock' } },
    ],
    'view.cancelled': [{ type: 'view.cancelled' }],
    'reason.changed': [
      { type: 'reason.changed', reason: dana.reason },
      { type: 'reason.changed', reason: '   short   ' },
    ],
    'start.confirmed': [{ type: 'start.confirmed', password: 'one two three four' }],
    'exit.pressed': [{ type: 'exit.pressed' }],
    'more.requested': [{ type: 'more.requested' }],
    'time.ended': [{ type: 'time.ended' }],
    'session.ended': [{ type: 'session.ended' }],
    'session.began': [{ type: 'session.began' }],
    'refused.received': [{ type: 'refused.received' }],
    'storage.found': [
      { type: 'storage.found', isStored: true },
      { type: 'storage.found', isStored: false },
    ],
    'restore.retried': [{ type: 'restore.retried' }],
    'change.began': [
      { type: 'change.began', change: 'first' },
      { type: 'change.began', change: 'second' },
    ],
    'change.ended': [
      { type: 'change.ended', change: 'first' },
      { type: 'change.ended', change: 'second' },
    ],
    'details.changed': [{ type: 'details.changed', details: { FirstName: 'Dani' } }],
    'end.told': [{ type: 'end.told' }],
  },
  answers: {
    startView: [dana],
    extendView: [dana],
    askView: [
      { view: dana, lastEnd: null },
      { view: null, lastEnd: 'time' },
      { view: null, lastEnd: 'lost' },
      { view: null, lastEnd: null },
    ],
    checkView: [
      { view: dana, lastEnd: null },
      { view: null, lastEnd: 'time' },
      { view: null, lastEnd: 'lost' },
    ],
    endView: [undefined],
  },
  errors: {
    startView: [NO_NETWORK, otherViewed],
    extendView: [SERVER_ERROR],
    askView: [NO_NETWORK],
    checkView: [NO_NETWORK],
    endView: [NO_NETWORK],
  },
  facts: ({ context }) => [
    context.wanted?.userGuid,
    context.reason,
    context.isReasonMissing,
    context.failure?.code,
    context.view?.details.FirstName,
    context.left?.userGuid,
    context.wasStored,
    [...new Set(context.changes)].toSorted().join(),
    context.isExitWanted,
    context.ended?.by,
    context.hadView,
  ],
};
