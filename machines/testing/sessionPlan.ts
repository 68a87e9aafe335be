import { sessionMachine, type SessionSnapshot } from '../session/session.ts';
import { familyOfSession } from '../session/sessionSharing.ts';
import { stateOfTokens } from '../session/sessionSetup.ts';
import type { Session, SignInAnswer } from '../session/sessionTypes.ts';
import type { Plan } from './explore.ts';
import { tokenUntil } from './tokenUntil.ts';

/** The inputs and events for walking the session machine. */

const NOW = Date.UTC(2026, 4, 1);
const FRESH = tokenUntil(NOW + 900_000);
const ENDED = tokenUntil(NOW - 1000, 'here');
const FAMILY = 'here';
const REFRESH = tokenUntil(NOW + 86_400_000, FAMILY);

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
    renewals: 0,
  };
}

/** Another tab's session: the one of the inputs when nothing is changed. */
function shared(changes: Partial<Session> = {}) {
  return { type: 'session.shared' as const, session: { ...session(FRESH, REFRESH), ...changes } };
}

/** The tokens of a sign-in in another tab, which ends so many days from now. */
function tokensOf(family: string, days: number, access = FRESH): Session['tokens'] {
  return { access, refresh: tokenUntil(NOW + days * 86_400_000, family), id: 'id' };
}

const STRANGER = {
  ...details,
  UserGuid: '22222222-2222-4222-8222-222222222222',
  FirstName: 'Omar',
};

function answer(accessToken: string, refreshToken: string): SignInAnswer {
  return { accessToken, refreshToken, idToken: 'id', userDetails: details };
}

const now = () => NOW;
const offline = new TypeError('no network');
const refused = { status: 401, code: 'refresh_refused' };

/** What decides which transitions a place has. */
const decisive = ({ context }: SessionSnapshot) => [
  stateOfTokens(context),
  context.session?.tokens.refresh === ENDED,
  context.session?.reloadedAt,
  context.failure?.code,
  context.reloadWanted,
  context.isSignOutHeld,
  context.ended?.families.includes(FAMILY),
  context.ended?.userGuid,
  context.session !== null && familyOfSession(context.session),
];

export const sessionPlan: Plan<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [
    { stored: null, now },
    { stored: null, isAlone: false, now },
    { stored: session(FRESH, REFRESH), now },
    { stored: session(FRESH, ENDED), now },
    { stored: session(ENDED, REFRESH), now },
    { stored: session(ENDED, ENDED), now },
  ],
  events: {
    'signIn.requested': [{ type: 'signIn.requested', Email: 'rosa@example.com', Password: 'x' }],
    'passkey.requested': [{ type: 'passkey.requested', isReopened: false }],
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
    'session.asked': [{ type: 'session.asked' }],
    'session.shared': [
      shared({ userDetails: { ...details, FirstName: 'Rosalind' } }),
      // Renewed there, and renewed there so long ago that it has to be renewed here.
      shared({ renewals: 100 }),
      shared({ renewals: 100, tokens: { access: ENDED, refresh: REFRESH, id: 'id' } }),
      // The same person, and somebody else, later and earlier.
      shared({ tokens: tokensOf('later', 2) }),
      shared({ tokens: tokensOf('later', 2), userDetails: STRANGER }),
      shared({ tokens: tokensOf('earlier', -1, ENDED), userDetails: STRANGER }),
    ],
    'session.ended': [
      { type: 'session.ended', family: FAMILY, reason: 'idle' },
      { type: 'session.ended', family: FAMILY, reason: 'signedOut' },
      { type: 'session.ended', family: 'later', reason: 'signedOut' },
    ],
  },
  answers: {
    sendDrafts: [true, false],
    // A token may have expired meanwhile; the answers show this, so the walks need no clock.
    signingIn: [answer(FRESH, REFRESH), answer(FRESH, ENDED), answer(ENDED, REFRESH)],
    askingPasskey: [answer(FRESH, REFRESH), answer(FRESH, ENDED), answer(ENDED, REFRESH)],
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
    askingPasskey: [{ status: 0, code: 'device_stopped' }, offline],
    restoring: [refused, offline],
    renewing: [refused, offline],
  },
  facts: (snapshot) => [
    decisive(snapshot),
    snapshot.context.reason,
    snapshot.context.ended?.families,
    (snapshot.context.session?.renewals ?? 0) >= 100,
  ],
};

/**
 * A walk that takes all transitions as the whole one does, in a tenth of its time. Why the last
 * session ended, and which ones ended before, is not told apart.
 */
export const sessionTablePlan: Plan<typeof sessionMachine> = { ...sessionPlan, facts: decisive };
