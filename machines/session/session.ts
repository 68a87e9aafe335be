import type { SnapshotFrom } from 'xstate';
import type { Role } from '#domain/roles.ts';
import { expiryOf } from '#domain/tokens.ts';
import { failureFrom } from '../failure.ts';
import { sessionSetup, stateOfTokens } from './sessionSetup.ts';
import {
  clearEnded,
  clearRefused,
  clearReplaced,
  clearStale,
  isRefusedError,
  keepTokens,
  leave,
  passOnEnd,
  refreshOf,
  signedIn,
  storeAndShare,
  takeShared,
} from './sessionSignedIn.ts';
import type { Session, SignInAnswer } from './sessionTypes.ts';

export { hasRunOut } from './sessionSetup.ts';

/**
 * Who is signed in, in all tabs of this browser, as long as one of them is open.
 *
 * - starting: reads what the tab stored, and is left at once.
 * - joining: nothing is stored, so the other tabs are asked; without an answer in a moment nobody
 *   is signed in. Nothing is shown before. Not without a way to ask.
 * - opening: looks at the tokens of the tab or of another one, and is left at once.
 * - restoring: the access token has expired and the refresh token has not, so the session is
 *   renewed before anything is shown. When both expired it is signed out, never restoring.
 * - unreachable: renewing at start-up found no server. The session is kept, because a lost network
 *   must not sign a person out.
 * - signingIn: the password is in the event and the call, never in the context.
 * - askingPasskey: the person's device asks them, as long as they take. Cancelling, another way of
 *   signing in, and another tab's session end the question.
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
 *
 * What begins, changes or ends here is told to the other tabs (sessionSharing.ts). Of two sessions
 * the later one holds for all: the same person goes on with it, and another person is signed out.
 */

const rememberError = {
  type: 'rememberFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: failureFrom(event.error) }),
} as const;

/** The server let the person in. */
const answered = {
  target: 'signedIn',
  actions: [
    {
      type: 'rememberSession',
      params: ({ event }: { event: { output: SignInAnswer } }) => ({ answer: event.output }),
    },
    ...storeAndShare,
  ],
} as const;

/** What other tabs tell before anything is shown. */
const sharedAtStart = {
  'session.shared': [
    { guard: 'isReplaced', target: 'signedOut', actions: clearReplaced },
    { guard: 'isLater', target: 'opening', actions: takeShared },
  ],
  'session.ended': {
    guard: 'isOurs',
    target: 'signedOut',
    actions: [passOnEnd, ...clearEnded],
  },
} as const;

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    session: input.stored,
    reason: 'never',
    failure: null,
    reloadWanted: false,
    isSignOutHeld: false,
    ended: null,
    isAlone: input.isAlone ?? true,
    now: input.now ?? Date.now,
  }),
  initial: 'starting',
  on: { 'session.ended': { guard: 'isNews', actions: ['rememberEnd', passOnEnd] } },
  states: {
    starting: {
      always: [
        { guard: 'isNothingStored', target: 'joining' },
        { guard: 'isEverythingExpired', target: 'joining', actions: clearStale },
        // A tab that was duplicated or asleep may hold tokens that another tab has renewed.
        { target: 'opening', actions: 'askSiblings' },
      ],
    },
    joining: {
      tags: 'busy',
      entry: 'askSiblings',
      always: { guard: 'isAlone', target: 'signedOut' },
      on: { 'session.shared': { guard: 'isNext', target: 'opening', actions: takeShared } },
      after: { untilAlone: 'signedOut' },
    },
    opening: {
      always: [
        { guard: 'isAccessFresh', target: 'signedIn' },
        { guard: 'isEverythingExpired', target: 'signedOut', actions: clearStale },
        { target: 'restoring' },
      ],
    },
    restoring: {
      tags: 'busy',
      on: sharedAtStart,
      invoke: {
        src: 'renewTokens',
        id: 'restoring',
        input: refreshOf,
        onDone: {
          target: 'signedIn',
          actions: keepTokens,
        },
        onError: [
          { guard: isRefusedError, target: 'signedOut', actions: clearRefused },
          { target: 'unreachable', actions: rememberError },
        ],
      },
    },
    unreachable: {
      tags: 'failed',
      on: {
        ...sharedAtStart,
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
        'passkey.requested': { target: 'askingPasskey', actions: 'forgetFailure' },
        'session.received': {
          target: 'signedIn',
          actions: [
            { type: 'rememberSession', params: ({ event }) => ({ answer: event.answer }) },
            ...storeAndShare,
          ],
        },
        // Signed in in another tab, or its answer came late.
        'session.shared': { guard: 'isNext', target: 'opening', actions: takeShared },
        // A page that was opening when the session ended has no newer reason.
        'guard.failed': [
          { guard: 'isReasonTold', target: '.ready', actions: ['forgetFailure', 'goToLogin'] },
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
        onDone: answered,
        onError: { target: 'signedOut.failed', actions: rememberError },
      },
    },
    askingPasskey: {
      tags: 'busy',
      on: {
        'signIn.cancelled': 'signedOut',
        'signIn.requested': 'signingIn',
        'session.shared': { guard: 'isNext', target: 'opening', actions: takeShared },
      },
      invoke: {
        src: 'askPasskey',
        id: 'askingPasskey',
        input: ({ event }) => ({
          isReopened: event.type === 'passkey.requested' && event.isReopened,
        }),
        onDone: answered,
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
  return (
    !snapshot.matches('joining') &&
    !snapshot.matches('restoring') &&
    !snapshot.matches({ signedIn: 'renewing' })
  );
}
