import type { VIEW_STARTS } from '#domain/viewAs.ts';
import type { Failure } from '../failure.ts';
import type { UserDetails } from '../session/sessionTypes.ts';

/** Whom an administrator views, as the server says it. */
export type View = {
  readonly userGuid: string;
  readonly role: 2 | 3 | 4;
  readonly details: UserDetails;
  readonly reason: string;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
};

/** Who is about to be viewed. */
export type Wanted = { readonly userGuid: string; readonly name: string };

/** Why a view ended; "lost" when the server ended it for another reason than its time. */
export type ViewEnd = 'exit' | 'time' | 'lost' | 'session';

/** What the server answers about the view of this sign-in. */
export type ViewAnswer = { readonly view: View | null; readonly lastEnd: 'time' | 'lost' | null };

export type ImpersonationContext = {
  wanted: Wanted | null;
  reason: string;
  /** True once the person pressed Start with a reason that is too short. */
  isReasonMissing: boolean;
  failure: Failure | null;
  view: View | null;
  /** The view that was left here and that the server may still have: it never heard of the end. */
  left: View | null;
  /** Whether this tab came with temporary keys in its storage. */
  wasStored: boolean;
  /** The changes of the person that are on their way. */
  changes: readonly string[];
  /** True when Exit view was pressed while a change was on its way. */
  isExitWanted: boolean;
  /** How the last view ended, until it was told; null when nothing is to be told. */
  ended: { readonly by: ViewEnd; readonly name: string } | null;
  /** Whether a view ended in this tab since it was loaded or somebody signed in. */
  hadView: boolean;
  now: () => number;
};

export type ImpersonationEvent =
  /** The reason is what was typed before the administrator had to sign in again for it. */
  | { type: 'view.requested'; person: Wanted; reason?: string }
  | { type: 'view.cancelled' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'start.confirmed'; password: string | null }
  | { type: 'exit.pressed' }
  | { type: 'more.requested' }
  | { type: 'time.ended' }
  | { type: 'session.ended' }
  /** Somebody signed in, whose pages are their own. */
  | { type: 'session.began' }
  /** The server refused a call because of a view that it has, or has not. */
  | { type: 'refused.received' }
  /** An administrator is signed in; the tab's temporary keys, if any, prove nothing. */
  | { type: 'storage.found'; isStored: boolean }
  | { type: 'restore.retried' }
  /** `change` is an id of its own: one that began in another view ends none of this one. */
  | { type: 'change.began'; change: string }
  | { type: 'change.ended'; change: string }
  | { type: 'details.changed'; details: Partial<UserDetails> }
  | { type: 'end.told' };

export type ImpersonationEmitted = {
  type: 'goTo';
  path: '/admin/job-coach' | (typeof VIEW_STARTS)[View['role']];
};
export type ImpersonationInput = { now?: () => number };
