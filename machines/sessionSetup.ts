import { assign, emit, setup } from 'xstate';
import { roleFromSignIn } from '#domain/roles.ts';
import { expiryOf, tokenState } from '#domain/tokens.ts';
import type { TokenState } from '#domain/tokens.ts';
import { isRefusal } from './failure.ts';
import type { Failure } from './failure.ts';
import { actionNotProvided, notProvided } from './notProvided.ts';
import type {
  Credentials,
  RenewedTokens,
  Session,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SignedOutReason,
  SignInAnswer,
} from './sessionTypes.ts';
import type { ScreenTag } from './tags.ts';

/** The named actors, guards, actions and delays of the session machine. */

const RENEW_AHEAD_MS = 30_000;
const RETRY_RENEWAL_MS = 10_000;
const RELOAD_PAUSE_MS = 30_000;
/** The longest wait a browser's timer can hold. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

function sessionFrom(answer: SignInAnswer): Session {
  return {
    tokens: { access: answer.accessToken, refresh: answer.refreshToken, id: answer.idToken },
    role: roleFromSignIn(answer.role),
    userDetails: answer.userDetails,
    reloadedAt: null,
  };
}

function remaining(token: string | undefined, now: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(0, expiryOf(token ?? '') - now));
}

export function stateOfTokens(context: SessionContext): TokenState {
  return tokenState(context.session?.tokens ?? null, context.now());
}

function canStillRenew(context: SessionContext): boolean {
  const refresh = context.session?.tokens.refresh;
  return refresh !== undefined && remaining(refresh, context.now()) > 0;
}

/** The session with new tokens; one that a 403 asked for remembers when the page was reloaded. */
function withTokens(context: SessionContext, renewed: RenewedTokens): Session | null {
  if (context.session === null) return null;
  const { tokens, reloadedAt } = context.session;
  const { access, refresh = tokens.refresh } = renewed;
  return {
    ...context.session,
    tokens: { ...tokens, access, refresh },
    reloadedAt: context.reloadWanted ? context.now() : reloadedAt,
  };
}

/** Ends that nobody asked for. */
const RUN_OUT: ReadonlySet<SignedOutReason> = new Set(['expired', 'idle', 'refused']);

/** Whether the session ended without its owner's request: then the way back is kept. */
export function hasRunOut({ context }: { context: Pick<SessionContext, 'reason'> }): boolean {
  return RUN_OUT.has(context.reason);
}

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
    tags: {} as ScreenTag,
  },
  actors: {
    signIn: notProvided<SignInAnswer, Credentials>('signIn'),
    renewTokens: notProvided<RenewedTokens, { refresh: string }>('renewTokens'),
    /** Sends what was typed and not saved; answers whether the server has all of it. */
    sendDrafts: notProvided<boolean, void>('sendDrafts'),
  },
  actions: {
    /** Keeps the session in the tab. */
    storeSession: (_args, _params: { session: Session | null }) =>
      actionNotProvided('storeSession'),
    /** Takes everything of the session out of the tab, and may end `ended` on the server. */
    clearSession: (_args, _params: { ended: Session | null; reason: SignedOutReason }) =>
      actionNotProvided('clearSession'),
    rememberFailure: assign((_args, params: { failure: Failure }) => params),
    forgetFailure: assign({ failure: null }),
    rememberSession: assign((_args, params: { answer: SignInAnswer }) => ({
      session: sessionFrom(params.answer),
      failure: null,
    })),
    rememberTokens: assign(({ context }, params: { renewed: RenewedTokens }) => ({
      session: withTokens(context, params.renewed),
      failure: null,
    })),
    changeDetails: assign(({ context, event }) => {
      if (context.session === null || event.type !== 'details.changed') return {};
      const userDetails = { ...context.session.userDetails, ...event.userDetails };
      return { session: { ...context.session, userDetails } };
    }),
    forgetSession: assign((_args, params: { reason: SignedOutReason }) => ({
      session: null,
      reason: params.reason,
      failure: null,
      reloadWanted: false,
      isSignOutHeld: false,
    })),
    holdSignOut: assign({ isSignOutHeld: true }),
    letSignOutGo: assign({ isSignOutHeld: false }),
    forgetReload: assign({ reloadWanted: false }),
    goToLogin: emit({ type: 'goTo', path: '/login' }),
    reloadPage: emit({ type: 'reload' }),
    wantReload: assign({ reloadWanted: true }),
  },
  guards: {
    isNothingStored: ({ context }) => stateOfTokens(context) === 'none',
    isAccessFresh: ({ context }) => stateOfTokens(context) === 'fresh',
    isEverythingExpired: ({ context }) => stateOfTokens(context) === 'expired',
    canRenew: ({ context }) => canStillRenew(context),
    isRefused: (_args, params: { error: unknown }) => isRefusal(params.error),
    isReloadWanted: ({ context }) => context.reloadWanted,
    isEverythingSent: (_args, params: { isSent: boolean }) => params.isSent,
    isIdle: ({ event }) => event.type === 'time.ended' && event.reason === 'idle',
    hasRunOut,
    isSignOutHeld: ({ context }) => context.isSignOutHeld,
    wasJustReloaded: ({ context }) => {
      const at = context.session?.reloadedAt ?? null;
      return at !== null && context.now() - at < RELOAD_PAUSE_MS;
    },
  },
  delays: {
    // Never under a second: a token that is born expired (a clock set wrong) must not spin.
    untilExpiring: ({ context }) => {
      const left = remaining(context.session?.tokens.access, context.now());
      return Math.max(1000, left - RENEW_AHEAD_MS, left * 0.75);
    },
    untilNextTry: ({ context }) =>
      canStillRenew(context)
        ? RETRY_RENEWAL_MS
        : remaining(context.session?.tokens.access, context.now()),
  },
});
