import { assign, emit, setup } from 'xstate';
import { LONGEST_WAIT_MS, SIBLINGS_ANSWER_MS } from '#domain/limits.ts';
import { roleFromSignIn } from '#domain/roles.ts';
import { expiryOf, tokenState } from '#domain/tokens.ts';
import type { TokenState } from '#domain/tokens.ts';
import { isRefusal } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import {
  familyOfSession,
  isEarlier,
  isLater,
  isNews,
  isNext,
  isOurs,
  isOver,
  isReplaced,
} from './sessionSharing.ts';
import type {
  Credentials,
  PasskeyWish,
  Ended,
  RenewedTokens,
  Session,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SignedOutReason,
  SignInAnswer,
} from './sessionTypes.ts';
import type { ScreenTag } from '../tags.ts';

/** The named actors, guards, actions and delays of the session machine. */

const RENEW_AHEAD_MS = 30_000;
const RETRY_RENEWAL_MS = 10_000;
const RELOAD_PAUSE_MS = 30_000;

function sessionFrom(answer: SignInAnswer): Session {
  return {
    tokens: { access: answer.accessToken, refresh: answer.refreshToken, id: answer.idToken },
    role: roleFromSignIn(answer.role),
    userDetails: answer.userDetails,
    reloadedAt: null,
    renewals: 0,
  };
}

function remaining(token: string | undefined, now: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(0, expiryOf(token ?? '') - now));
}

/** Whether the tokens are fresh, renewable, expired or none at this moment. */
export function stateOfTokens(context: SessionContext): TokenState {
  return tokenState(context.session?.tokens ?? null, context.now());
}

function canStillRenew(context: SessionContext): boolean {
  const refresh = context.session?.tokens.refresh;
  return refresh !== undefined && remaining(refresh, context.now()) > 0;
}

/** The session with new tokens. After a 403 it also records the time of the reload. */
function withTokens(context: SessionContext, renewed: RenewedTokens): Session | null {
  if (context.session === null) return null;
  const { tokens, reloadedAt, renewals } = context.session;
  const { access, refresh = tokens.refresh } = renewed;
  return {
    ...context.session,
    tokens: { ...tokens, access, refresh },
    reloadedAt: context.reloadWanted ? context.now() : reloadedAt,
    renewals: renewals + 1,
  };
}

/** The session of another tab, as this tab keeps it: each tab reloads on its own. */
function withoutReload(context: SessionContext, session: Session): Session {
  const reloadedAt = context.reloadWanted ? context.now() : (context.session?.reloadedAt ?? null);
  return { ...session, reloadedAt };
}

/** What is known of ended sessions, with one more. Whose the tab's own was stays known. */
function withEnd(ended: Ended | null, family: string): Ended {
  const { families, userGuid } = ended ?? { families: [], userGuid: null };
  return { families: families.includes(family) ? families : [...families, family], userGuid };
}

/** Reasons for an end that the person did not ask for. */
const RUN_OUT: ReadonlySet<SignedOutReason> = new Set(['expired', 'idle', 'refused']);

/** Whether the session ended without the person's request; then the return address is kept. */
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
    /** Asks the person's device; takes as long as they take, and can be aborted. */
    askPasskey: notProvided<SignInAnswer, PasskeyWish>('askPasskey'),
    renewTokens: notProvided<RenewedTokens, { refresh: string }>('renewTokens'),
    /** Sends unsaved input; resolves to whether the server has all of it. */
    sendDrafts: notProvided<boolean, void>('sendDrafts'),
  },
  actions: {
    /** Stores the session in the tab. */
    storeSession: (_args, _params: { session: Session | null }) =>
      actionNotProvided('storeSession'),
    /** Deletes everything of the session from the tab, and may end `ended` on the server. */
    clearSession: (_args, _params: { ended: Session | null; reason: SignedOutReason }) =>
      actionNotProvided('clearSession'),
    /** Asks the other tabs for their session; each answers with `session.shared`. */
    askSiblings: () => actionNotProvided('askSiblings'),
    /** Gives the session to the other tabs. */
    shareSession: (_args, _params: { session: Session | null }) =>
      actionNotProvided('shareSession'),
    /** Tells the other tabs that the session of this sign-in ended, if there was one. */
    shareEnd: (_args, _params: { family: string | null; reason: SignedOutReason }) =>
      actionNotProvided('shareEnd'),
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
    takeSession: assign(({ context, event }) =>
      event.type === 'session.shared'
        ? { session: withoutReload(context, event.session), failure: null }
        : {},
    ),
    takeDetails: assign(({ context, event }) =>
      event.type === 'session.shared' && context.session !== null
        ? { session: { ...context.session, userDetails: event.session.userDetails } }
        : {},
    ),
    rememberEnd: assign(({ context: { ended }, event }) =>
      event.type === 'session.ended' ? { ended: withEnd(ended, event.family) } : {},
    ),
    forgetSession: assign(({ context }, params: { reason: SignedOutReason }) => ({
      session: null,
      ended:
        context.session === null
          ? context.ended
          : {
              ...withEnd(context.ended, familyOfSession(context.session)),
              userGuid: context.session.userDetails.UserGuid,
            },
      reason: params.reason,
      failure: null,
      reloadWanted: false,
      isSignOutHeld: false,
    })),
    forgetStale: assign(({ context: { session, ended } }) => ({
      session: null,
      ended: { families: [], ...ended, userGuid: session?.userDetails.UserGuid ?? null },
      reason: 'expired' as const,
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
    isReasonTold: ({ context }) => hasRunOut({ context }) || context.reason === 'elsewhere',
    isAlone: ({ context }) => context.isAlone,
    isLater,
    isEarlier,
    isReplaced,
    isNews,
    isNext,
    isOurs,
    isOver,
    isAwaitedReload: (args) => args.context.reloadWanted && isLater(args),
    isSignOutHeld: ({ context }) => context.isSignOutHeld,
    wasJustReloaded: ({ context }) => {
      const at = context.session?.reloadedAt ?? null;
      return at !== null && context.now() - at < RELOAD_PAUSE_MS;
    },
  },
  delays: {
    untilAlone: SIBLINGS_ANSWER_MS,
    // At least a second, so that a token that is already expired (a wrong clock) causes no
    // loop.
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
