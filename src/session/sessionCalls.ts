import type { LoadAnswer, SendAnswer, ToSend } from '#machines/draftKeeper/draftKeeperTypes.ts';
import type { View, ViewAnswer } from '#machines/impersonation/impersonationTypes.ts';
import type {
  Credentials,
  PasskeyWish,
  RenewedTokens,
  SignInAnswer,
} from '#machines/session/sessionTypes.ts';
import type { components } from '#openapi/user.ts';

export type DisplayProfile = components['schemas']['DisplayProfile'];

/**
 * The network calls that the stores of this folder need. src/api depends on this folder, so it
 * passes its calls in when the session starts (src/api/actors/session.ts).
 */
export interface SessionCalls {
  readonly signIn: (credentials: Credentials) => Promise<SignInAnswer>;
  /** Asks the person's device; takes as long as they take. */
  readonly askPasskey: (wish: PasskeyWish, signal: AbortSignal) => Promise<SignInAnswer>;
  readonly renewTokens: (refresh: string) => Promise<RenewedTokens>;
  /** Best effort; nobody waits for it. */
  readonly signOut: (refresh: string) => void;
  readonly loadDrafts: () => Promise<LoadAnswer>;
  readonly sendDraft: (draft: ToSend, writer: string) => Promise<SendAnswer>;
  readonly sendOnLeaving: (drafts: readonly ToSend[], token: string, writer: string) => void;
  /** The display profile of this person; its _etag is "0" until one is saved. */
  readonly loadDisplay: (userGuid: string) => Promise<DisplayProfile>;
  /** @throws a failure with status 412 when another device saved first */
  readonly saveDisplay: (profile: DisplayProfile) => Promise<DisplayProfile>;
  /** An administrator begins a view of somebody, or gets more time for it. */
  readonly startView: (wanted: {
    readonly userGuid: string;
    readonly reason: string;
    /** Null where it was not asked for. */
    readonly password: string | null;
  }) => Promise<View>;
  /** Whom this sign-in views, as the server knows it. */
  readonly askView: () => Promise<ViewAnswer>;
  readonly endView: () => Promise<void>;
}

let given: SessionCalls | null = null;

/** Called once, when the session starts. */
export function giveSessionCalls(calls: SessionCalls): void {
  given = calls;
}

/** @throws Error before the calls were passed in */
export function sessionCalls(): SessionCalls {
  if (given === null) throw new Error('The session was not started with its calls.');
  return given;
}
