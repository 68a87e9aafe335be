import type { SnapshotFrom } from 'xstate';
import type { Role } from '#domain/roles.ts';
import { expiryOf } from '#domain/tokens.ts';
import { failureFrom } from './failure.ts';
import { sessionSetup, stateOfTokens } from './sessionSetup.ts';
import { ALREADY_SIGNED_IN } from './sessionTypes.ts';
import type { RenewedTokens, Session, SessionContext, SignedOutReason } from './sessionTypes.ts';

export { hasRunOut } from './sessionSetup.ts';

/**
 * Who is signed in, as long as the tab is open.
 *
 * - starting: reads what the tab stored, and is left at once.
 * - restoring: the access token has expired and the refresh token has not, so the session is
 *   renewed before anything is shown. When both expired it is signed out, never restoring.
 * - unreachable: renewing at start-up found no server. The session is kept, because a lost network
 *   must not sign a person out.
 * - signingIn: the password is in the event and the call, never in the context.
 * - signedIn: fresh until shortly before exp; renewing makes one call for all who ask; expiring
 *   waits between two tries, or for the end when no refresh token is left; leaving sends drafts
 *   before the tab is cleared. Unsent drafts hold the sign-out until their owner confirms that
 *   they may be lost.
 * - signedOut: ready, or failed with the reason of a rejected sign-in. Every way here from a
 *   session clears the storage and goes to /login.
 *
 * A 401 ends the session. A 403 renews it and reloads the page, and ends it when that fails; after
 * such a reload a second 403 changes nothing for half a minute, because a forbidden page would
 * reload forever. Only signing in and renewing change the tokens.
 */

type WithContext = { context: SessionContext };

const store = {
  type: 'storeSession',
  params: ({ context }: WithContext) => ({ session: context.session }),
} as const;

function clear<const Reason extends SignedOutReason>(reason: Reason) {
  return {
    type: 'clearSession',
    params: ({ context }: WithContext) => ({ ended: context.session, reason }),
  } as const;
}

/** Every way to end a session: clears what was stored and goes to /login. */
function leave<const Reason extends SignedOutReason>(reason: Reason) {
  return [clear(reason), { type: 'forgetSession', params: { reason } }, 'goToLogin'] as const;
}

/** The same at start-up, where the router decides where to go (domain/startup.ts). */
const clearExpired = [
  clear('expired'),
  { type: 'forgetSession', params: { reason: 'expired' } },
] as const;

const keepTokens = [
  {
    type: 'rememberTokens',
    params: ({ event }: { event: { output: RenewedTokens } }) => ({ renewed: event.output }),
  },
  store,
] as const;

const refreshOf = ({ context }: { context: SessionContext }) => ({
  refresh: context.session?.tokens.refresh ?? '',
});

const rememberError = {
  type: 'rememberFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureFrom(event.error) }),
} as const;

const isRefusedError = {
  type: 'isRefused',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

const signedIn = sessionSetup.createStateConfig({
  initial: 'fresh',
  on: {
    'signIn.requested': {
      actions: { type: 'rememberFailure', params: { failure: ALREADY_SIGNED_IN } },
    },
    'session.received': {
      actions: { type: 'rememberFailure', params: { failure: ALREADY_SIGNED_IN } },
    },
    'failure.dismissed': { actions: 'forgetFailure' },
    'details.changed': { actions: ['changeDetails', store] },
    'signOut.requested': { target: '.leaving', actions: 'letSignOutGo' },
    'signOut.confirmed': {
      guard: 'isSignOutHeld',
      target: 'signedOut',
      actions: leave('signedOut'),
    },
    'signOut.withdrawn': { actions: 'letSignOutGo' },
    'time.ended': [
      { guard: 'isIdle', target: 'signedOut', actions: leave('idle') },
      { target: 'signedOut', actions: leave('expired') },
    ],
    'guard.failed': {
      target: 'signedOut',
      actions: leave('guarded'),
    },
    'call.unauthorized': {
      target: 'signedOut',
      actions: leave('refused'),
    },
  },
  states: {
    fresh: {
      on: {
        // Timers stop while the computer sleeps, so a token may have expired unnoticed.
        'access.wanted': [
          { guard: 'isAccessFresh' },
          { guard: 'canRenew', target: 'renewing' },
          {
            target: '#session.signedOut',
            actions: leave('expired'),
          },
        ],
        'call.forbidden': [
          { guard: 'wasJustReloaded' },
          { target: 'renewing', actions: 'wantReload' },
        ],
      },
      after: {
        untilExpiring: [{ guard: 'canRenew', target: 'renewing' }, { target: 'expiring' }],
      },
    },
    renewing: {
      on: {
        'call.forbidden': [{ guard: 'wasJustReloaded' }, { actions: 'wantReload' }],
      },
      invoke: {
        src: 'renewTokens',
        id: 'renewing',
        input: refreshOf,
        onDone: [
          {
            guard: 'isReloadWanted',
            target: 'fresh',
            actions: [...keepTokens, 'forgetReload', 'reloadPage'],
          },
          { target: 'fresh', actions: keepTokens },
        ],
        onError: [
          {
            guard: 'isReloadWanted',
            target: '#session.signedOut',
            actions: leave('refused'),
          },
          {
            guard: isRefusedError,
            target: '#session.signedOut',
            actions: leave('expired'),
          },
          { target: 'expiring' },
        ],
      },
    },
    leaving: {
      on: { 'signOut.requested': undefined },
      invoke: {
        src: 'sendDrafts',
        id: 'sendDrafts',
        onDone: [
          {
            guard: { type: 'isEverythingSent', params: ({ event }) => ({ isSent: event.output }) },
            target: '#session.signedOut',
            actions: leave('signedOut'),
          },
          { target: 'fresh', actions: 'holdSignOut' },
        ],
        onError: { target: 'fresh', actions: 'holdSignOut' },
      },
    },
    expiring: {
      on: {
        'access.wanted': [
          { guard: 'canRenew', target: 'renewing' },
          { guard: 'isAccessFresh' },
          {
            target: '#session.signedOut',
            actions: leave('expired'),
          },
        ],
        'call.forbidden': [
          { guard: 'wasJustReloaded' },
          { target: 'renewing', actions: 'wantReload' },
        ],
      },
      after: {
        untilNextTry: [
          { guard: 'canRenew', target: 'renewing' },
          {
            target: '#session.signedOut',
            actions: leave('expired'),
          },
        ],
      },
    },
  },
});

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    session: input.stored,
    reason: 'never',
    failure: null,
    reloadWanted: false,
    isSignOutHeld: false,
    now: input.now ?? Date.now,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isNothingStored', target: 'signedOut' },
        { guard: 'isAccessFresh', target: 'signedIn' },
        { guard: 'isEverythingExpired', target: 'signedOut', actions: clearExpired },
        { target: 'restoring' },
      ],
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'renewTokens',
        id: 'restoring',
        input: refreshOf,
        onDone: {
          target: 'signedIn',
          actions: keepTokens,
        },
        onError: [
          { guard: isRefusedError, target: 'signedOut', actions: clearExpired },
          { target: 'unreachable', actions: rememberError },
        ],
      },
    },
    unreachable: {
      tags: 'failed',
      on: {
        'restore.retried': { target: 'restoring', actions: 'forgetFailure' },
        'signOut.requested': {
          target: 'signedOut',
          actions: leave('signedOut'),
        },
      },
    },
    signedOut: {
      tags: 'editable',
      initial: 'ready',
      on: {
        'signIn.requested': { target: 'signingIn', actions: 'forgetFailure' },
        'session.received': {
          target: 'signedIn',
          actions: [
            { type: 'rememberSession', params: ({ event }) => ({ answer: event.answer }) },
            store,
          ],
        },
        // A page that was opening when the session ended has no newer reason.
        'guard.failed': [
          { guard: 'hasRunOut', target: '.ready', actions: ['forgetFailure', 'goToLogin'] },
          { target: '.ready', actions: leave('guarded') },
        ],
      },
      states: {
        ready: {},
        failed: {
          tags: 'failed',
          on: { 'failure.dismissed': { target: 'ready', actions: 'forgetFailure' } },
        },
      },
    },
    signingIn: {
      tags: 'busy',
      on: { 'signIn.cancelled': 'signedOut' },
      invoke: {
        src: 'signIn',
        id: 'signingIn',
        input: ({ event }) =>
          event.type === 'signIn.requested'
            ? { Email: event.Email, Password: event.Password }
            : { Email: '', Password: '' },
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'rememberSession', params: ({ event }) => ({ answer: event.output }) },
            store,
          ],
        },
        onError: { target: 'signedOut.failed', actions: rememberError },
      },
    },
    signedIn,
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The session of a person who is signed in; null otherwise. */
export function sessionOf(snapshot: SessionSnapshot): Session | null {
  return snapshot.matches('signedIn') ? snapshot.context.session : null;
}

/** When the session ends without a renewal, in milliseconds since 1970; null when signed out. */
export function endOf(snapshot: SessionSnapshot): number | null {
  const tokens = sessionOf(snapshot)?.tokens;
  return tokens ? Math.max(expiryOf(tokens.access), expiryOf(tokens.refresh)) : null;
}

/** The valid access token for the Authorization header, or null. */
export function accessTokenOf(snapshot: SessionSnapshot): string | null {
  const session = sessionOf(snapshot);
  return session !== null && stateOfTokens(snapshot.context) === 'fresh'
    ? session.tokens.access
    : null;
}

/** The role of the signed-in person; null when nobody is signed in. */
export function roleOf(snapshot: SessionSnapshot): Role | null {
  return sessionOf(snapshot)?.role ?? null;
}

/** Whether start-up is done and no renewal is running: routes and calls wait for this. */
export function isSettled(snapshot: SessionSnapshot): boolean {
  return !snapshot.matches('restoring') && !snapshot.matches({ signedIn: 'renewing' });
}
