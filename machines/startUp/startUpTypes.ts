import type { Session } from '../session/sessionTypes.ts';

/** What start-up knows, hears and gives to its actor. */

export type StartUpContext = {
  /** Where the app is now. */
  path: string;
  /** The last page of this tab before it was loaded: the same address is a reload. */
  lastPath: string | null;
  /** Open to anybody, signed in or not, and never left. */
  openPath: string;
  session: Session | null;
  /** In percent; null when it is not asked for or cannot be known now. */
  completion: number | null;
  /** Where start-up leads; null while it is not known, or nowhere else. */
  target: string | null;
  now: () => number;
};

/** In percent, null when it cannot be known now; and who is signed in after the question. */
export type StartUpAnswer = { completion: number | null; session: Session | null };

export type StartUpEvent =
  | { type: 'session.settled'; session: Session | null }
  /** It is renewed, or cannot be reached. */
  | { type: 'session.unsettled' }
  | { type: 'address.changed'; path: string };

export type StartUpInput = {
  path: string;
  lastPath: string | null;
  openPath: string;
  now?: () => number;
};

/** `isExpired`: the session of a reloaded page is over, and the sign-in says so. */
export type StartUpEmitted = { type: 'goTo'; path: string; isExpired: boolean };
