import type { Role } from '#domain/roles.ts';
import type { Tokens } from '#domain/tokens.ts';
import type { components } from '#openapi/user.ts';
import type { Failure } from '../failure.ts';

/** Types of the session machine: context, events, input and emitted events. */

export type UserDetails = components['schemas']['UserDetails'];
export type Session = {
  tokens: Tokens;
  role: Role;
  userDetails: UserDetails;
  /** When a 403 last reloaded the page, in milliseconds since 1970. */
  reloadedAt: number | null;
  /** How often the tokens were renewed since the sign-in: more is later. */
  renewals: number;
};
export type Credentials = { Email: string; Password: string };
/** isReopened: to open an account again that its owner closed. */
export type PasskeyWish = { isReopened: boolean };
/** A sign-in answer with its tokens; the role may be missing. */
export type SignInAnswer = {
  accessToken: string;
  refreshToken: string;
  idToken: string;
  userDetails: UserDetails;
  role?: number | string | null;
};
export type RenewedTokens = { access: string; refresh?: string };

/**
 * Why nobody is signed in: "never" in a new tab, "idle" after an unused session, "elsewhere" when
 * the person signed out, or somebody else signed in, in another tab.
 */
export type SignedOutReason =
  | 'never'
  | 'signedOut'
  | 'expired'
  | 'idle'
  | 'refused'
  | 'guarded'
  | 'elsewhere';

/**
 * The sign-ins that ended: all of them, because an answer of before may come late. userGuid says
 * whose the last session of this tab was; null when it had none.
 */
export type Ended = { families: readonly string[]; userGuid: string | null };

export type SessionContext = {
  session: Session | null;
  reason: SignedOutReason;
  failure: Failure | null;
  /** True while a 403 waits for the running renewal. */
  reloadWanted: boolean;
  /** True when the person wants to sign out but input could not be sent: they decide. */
  isSignOutHeld: boolean;
  ended: Ended | null;
  /** True when there is no way to reach other tabs. */
  isAlone: boolean;
  now: () => number;
};

export type SessionEvent =
  | ({ type: 'signIn.requested' } & Credentials)
  | ({ type: 'passkey.requested' } & PasskeyWish)
  | { type: 'signIn.cancelled' }
  | { type: 'session.received'; answer: SignInAnswer }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.withdrawn' }
  | { type: 'time.ended'; reason: 'idle' | 'expired' }
  | { type: 'guard.failed' }
  | { type: 'access.wanted' }
  | { type: 'call.unauthorized' }
  | { type: 'call.forbidden' }
  | { type: 'details.changed'; userDetails: Partial<UserDetails> }
  | { type: 'failure.dismissed' }
  | { type: 'restore.retried' }
  /** Another tab asks for the session. */
  | { type: 'session.asked' }
  /** Another tab has this session: it was asked, signed in, renewed or changed something. */
  | { type: 'session.shared'; session: Session }
  /** The session of this sign-in ended in another tab. */
  | { type: 'session.ended'; family: string; reason: SignedOutReason };

export type SessionInput = {
  stored: Session | null;
  /** True, when left out, for a browser whose tabs cannot reach each other. */
  isAlone?: boolean;
  now?: () => number;
};

/** Emitted after the snapshot has changed; the app acts on it. */
export type SessionEmitted = { type: 'goTo'; path: '/login' } | { type: 'reload' };

export const ALREADY_SIGNED_IN: Failure = {
  status: null,
  code: 'already_signed_in',
  detail: null,
  retryAfter: null,
  fields: [],
};
