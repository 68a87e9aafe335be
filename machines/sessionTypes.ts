import type { Role } from '#domain/roles.ts';
import type { Tokens } from '#domain/tokens.ts';
import type { components } from '#openapi/user.ts';
import type { Failure } from './failure.ts';

/** What the session machine knows, hears, is given and sends. */

export type UserDetails = components['schemas']['UserDetails'];
export type Session = {
  tokens: Tokens;
  role: Role;
  userDetails: UserDetails;
  /** When a 403 last reloaded the page, in milliseconds since 1970. */
  reloadedAt: number | null;
};
export type Credentials = { Email: string; Password: string };
/** A sign-in answer that has its tokens; the role may be missing. */
export type SignInAnswer = {
  accessToken: string;
  refreshToken: string;
  idToken: string;
  userDetails: UserDetails;
  role?: number | string | null;
};
export type RenewedTokens = { access: string; refresh?: string };

/** Why nobody is signed in; never is the first visit of a tab, idle an unused session. */
export type SignedOutReason = 'never' | 'signedOut' | 'expired' | 'idle' | 'refused' | 'guarded';

export type SessionContext = {
  session: Session | null;
  reason: SignedOutReason;
  failure: Failure | null;
  /** A 403 is waiting for the renewal that is under way. */
  reloadWanted: boolean;
  /** Signing out was asked for, and not all that was typed could be sent: its owner decides. */
  isSignOutHeld: boolean;
  now: () => number;
};

export type SessionEvent =
  | ({ type: 'signIn.requested' } & Credentials)
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
  | { type: 'restore.retried' };

export type SessionInput = { stored: Session | null; now?: () => number };

/** What the app does when told to; sent after the snapshot has changed. */
export type SessionEmitted = { type: 'goTo'; path: '/login' } | { type: 'reload' };

export const ALREADY_SIGNED_IN: Failure = {
  status: null,
  code: 'already_signed_in',
  detail: null,
  retryAfter: null,
  fields: [],
};
