import { ALREADY_SIGNED_IN } from './sessionTypes.ts';
import { familyOfSession, reasonHere } from './sessionSharing.ts';
import { sessionSetup, stateOfTokens } from './sessionSetup.ts';
import type {
  RenewedTokens,
  SessionContext,
  SessionEvent,
  SignedOutReason,
} from './sessionTypes.ts';

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

const share = {
  type: 'shareSession',
  params: ({ context }: WithContext) => ({ session: context.session }),
} as const;

function shareEnd<const Reason extends SignedOutReason>(reason: Reason) {
  return {
    type: 'shareEnd',
    params: ({ context: { session } }: WithContext) => ({
      family: session === null ? null : familyOfSession(session),
      reason,
    }),
  } as const;
}

/** Every way to end a session: clears what was stored, in every tab, and goes to /login. */
export function leave<const Reason extends SignedOutReason>(reason: Reason) {
  return [
    shareEnd(reason),
    clear(reason),
    { type: 'forgetSession', params: { reason } },
    'goToLogin',
  ] as const;
}

/** The session that the server refused; null when its tokens ran out while that was asked. */
function refusedIn(context: SessionContext) {
  return stateOfTokens(context) === 'expired' ? null : context.session;
}

/** The same at start-up, where the router decides where to go (domain/startup.ts). */
export const clearRefused = [
  {
    type: 'shareEnd',
    params: ({ context }: WithContext) => {
      const session = refusedIn(context);
      return {
        family: session === null ? null : familyOfSession(session),
        reason: 'expired' as const,
      };
    },
  },
  {
    type: 'clearSession',
    params: ({ context }: WithContext) => ({
      ended: refusedIn(context),
      reason: 'expired' as const,
    }),
  },
  { type: 'forgetSession', params: { reason: 'expired' } },
] as const;

/**
 * What this tab has is too old. Its sign-in goes on where another tab has renewed it, so it is not
 * ended on the server, and may be joined.
 */
export const clearStale = [
  { type: 'clearSession', params: { ended: null, reason: 'expired' } },
  'forgetStale',
] as const;

/**
 * The same in a tab that was open: it may have slept while another one renewed, so it asks, and
 * goes on when that one answers.
 */
const leaveStale = [...clearStale, 'askSiblings', 'goToLogin'] as const;

/** Stores a session that began or changed in this tab, and gives it to the others. */
export const storeAndShare = [store, share] as const;

/** Takes over the session of another tab, which has told all tabs itself. */
export const takeShared = ['takeSession', store] as const;

export const keepTokens = [
  {
    type: 'rememberTokens',
    params: ({ event }: { event: { output: RenewedTokens } }) => ({ renewed: event.output }),
  },
  ...storeAndShare,
] as const;

/** What renewing needs. */
export const refreshOf = ({ context }: WithContext) => ({
  refresh: context.session?.tokens.refresh ?? '',
});

type SessionEnded = Extract<SessionEvent, { type: 'session.ended' }>;
type SessionShared = Extract<SessionEvent, { type: 'session.shared' }>;

/** Another tab ended the session, and ends it on the server too. */
export const clearEnded = [
  {
    type: 'clearSession',
    params: ({ event }: { event: SessionEnded }) => ({ ended: null, reason: reasonHere(event) }),
  },
  {
    type: 'forgetSession',
    params: ({ event }: { event: SessionEnded }) => ({ reason: reasonHere(event) }),
  },
] as const;

/**
 * Who hears of an end passes it on, once: a tab may have opened since it was told, and have got the
 * session from this one before.
 */
export const passOnEnd = {
  type: 'shareEnd',
  params: ({ event }: { event: SessionEnded }) => ({ family: event.family, reason: event.reason }),
} as const;

/** Another tab has missed the end of its session. */
const tellOver = {
  type: 'shareEnd',
  params: ({ event }: { event: SessionShared }) => ({
    family: familyOfSession(event.session),
    reason: 'elsewhere' as const,
  }),
} as const;

/** Somebody else signed in in another tab. */
export const clearReplaced = [
  shareEnd('elsewhere'),
  clear('elsewhere'),
  { type: 'forgetSession', params: { reason: 'elsewhere' } },
] as const;

export const isRefusedError = {
  type: 'isRefused',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** The state of somebody who is signed in; machines/session/session.ts says what each part is for. */
export const signedIn = sessionSetup.createStateConfig({
  initial: 'fresh',
  on: {
    'signIn.requested': {
      actions: { type: 'rememberFailure', params: { failure: ALREADY_SIGNED_IN } },
    },
    'passkey.requested': {
      actions: { type: 'rememberFailure', params: { failure: ALREADY_SIGNED_IN } },
    },
    'session.received': {
      actions: { type: 'rememberFailure', params: { failure: ALREADY_SIGNED_IN } },
    },
    'failure.dismissed': { actions: 'forgetFailure' },
    'details.changed': { actions: ['changeDetails', ...storeAndShare] },
    'session.asked': { actions: share },
    'session.shared': [
      { guard: 'isOver', actions: tellOver },
      { guard: 'isReplaced', target: 'signedOut', actions: [...clearReplaced, 'goToLogin'] },
      { guard: 'isLater', target: '.fresh', actions: takeShared },
      { guard: 'isEarlier', actions: share },
      { actions: ['takeDetails', store] },
    ],
    'session.ended': {
      guard: 'isOurs',
      target: 'signedOut',
      actions: [passOnEnd, ...clearEnded, 'goToLogin'],
    },
    'signOut.requested': { target: '.leaving', actions: 'letSignOutGo' },
    'signOut.confirmed': {
      guard: 'isSignOutHeld',
      target: 'signedOut',
      actions: leave('signedOut'),
    },
    'signOut.withdrawn': { actions: 'letSignOutGo' },
    'time.ended': [
      { guard: 'isIdle', target: 'signedOut', actions: leave('idle') },
      { guard: 'isEverythingExpired', target: 'signedOut', actions: leaveStale },
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
          { target: '#session.signedOut', actions: leaveStale },
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
        // Another tab was faster, so this renewal ends.
        'session.shared': {
          guard: 'isAwaitedReload',
          target: 'fresh',
          actions: [...takeShared, 'forgetReload', 'reloadPage'],
        },
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
          { guard: 'isEverythingExpired', target: '#session.signedOut', actions: leaveStale },
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
      on: {
        'signOut.requested': undefined,
        // A new tab must not join a session that is about to end.
        'session.asked': undefined,
        'session.shared': { guard: 'isLater', actions: takeShared },
      },
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
          { target: '#session.signedOut', actions: leaveStale },
        ],
        'call.forbidden': [
          { guard: 'wasJustReloaded' },
          { target: 'renewing', actions: 'wantReload' },
        ],
      },
      after: {
        untilNextTry: [
          { guard: 'canRenew', target: 'renewing' },
          { target: '#session.signedOut', actions: leaveStale },
        ],
      },
    },
  },
});
