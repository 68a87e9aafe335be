import { sessionMachine } from '../session.ts';
import { stateOfTokens } from '../sessionSetup.ts';
import type { Session, SignInAnswer } from '../sessionTypes.ts';
import type { Plan } from './explore.ts';
import { tokenUntil } from './tokenUntil.ts';

/** The inputs and events for walking the session machine. */

const NOW = Date.UTC(2026, 4, 1);
const FRESH = tokenUntil(NOW + 900_000);
const ENDED = tokenUntil(NOW - 1000);
const REFRESH = tokenUntil(NOW + 86_400_000);

const details = {
  UserGuid: '11111111-1111-4111-8111-111111111111',
  FirstName: 'Rosa',
  LastName: 'Quill',
  Email: 'rosa@example.com',
};

function session(access: string, refresh: string): Session {
  return {
    tokens: { access, refresh, id: 'id' },
    role: 2,
    userDetails: details,
    reloadedAt: null,
  };
}

function answer(accessToken: string, refreshToken: string): SignInAnswer {
  return { accessToken, refreshToken, idToken: 'id', userDetails: details };
}

const now = () => NOW;
const offline = new TypeError('no network');
const refused = { status: 401, code: 'refresh_refused' };

export const sessionPlan: Plan<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [
    { stored: null, now },
    { stored: session(FRESH, REFRESH), now },
    { stored: session(FRESH, ENDED), now },
    { stored: session(ENDED, REFRESH), now },
    { stored: session(ENDED, ENDED), now },
  ],
  events: {
    'signIn.requested': [{ type: 'signIn.requested', Email: 'rosa@example.com', Password: 'x' }],
    'signIn.cancelled': [{ type: 'signIn.cancelled' }],
    'session.received': [{ type: 'session.received', answer: answer(FRESH, REFRESH) }],
    'signOut.requested': [{ type: 'signOut.requested' }],
    'signOut.confirmed': [{ type: 'signOut.confirmed' }],
    'signOut.withdrawn': [{ type: 'signOut.withdrawn' }],
    'time.ended': [
      { type: 'time.ended', reason: 'idle' },
      { type: 'time.ended', reason: 'expired' },
    ],
    'guard.failed': [{ type: 'guard.failed' }],
    'access.wanted': [{ type: 'access.wanted' }],
    'call.unauthorized': [{ type: 'call.unauthorized' }],
    'call.forbidden': [{ type: 'call.forbidden' }],
    'details.changed': [{ type: 'details.changed', userDetails: { FirstName: 'Rose' } }],
    'failure.dismissed': [{ type: 'failure.dismissed' }],
    'restore.retried': [{ type: 'restore.retried' }],
  },
  answers: {
    sendDrafts: [true, false],
    // A token may have expired meanwhile; the answers show this, so the walks need no clock.
    signingIn: [answer(FRESH, REFRESH), answer(FRESH, ENDED), answer(ENDED, REFRESH)],
    restoring: [{ access: FRESH }, { access: FRESH, refresh: ENDED }],
    renewing: [
      { access: FRESH, refresh: REFRESH },
      { access: ENDED, refresh: REFRESH },
      { access: ENDED, refresh: ENDED },
    ],
  },
  errors: {
    sendDrafts: [offline],
    signingIn: [{ status: 401, code: 'wrong_credentials' }, offline],
    restoring: [refused, offline],
    renewing: [refused, offline],
  },
  facts: ({ context }) => [
    stateOfTokens(context),
    context.session?.tokens.refresh === ENDED,
    context.session?.reloadedAt,
    context.reason,
    context.failure?.code,
    context.reloadWanted,
    context.isSignOutHeld,
  ],
};
