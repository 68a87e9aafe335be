/** Types of the machine that ends unused sessions. */

export type SessionEndingContext = {
  /** The limit without activity, in milliseconds; null for none. */
  idleMs: number | null;
  /** When the session ends without a renewal, in milliseconds since 1970. */
  endsAt: number;
  /** The time of the last activity. */
  activeAt: number;
  /** The end that the person has acknowledged and that activity cannot move. */
  knownEnd: number | null;
  /** True when there is no way to reach other tabs. */
  isAlone: boolean;
  now: () => number;
};

/** When a tab was last used, and the end that was acknowledged there. */
export type Activity = { at: number; knownEnd: number | null };

export type SessionEndingEvent =
  | { type: 'activity.seen' }
  | { type: 'tokens.changed'; endsAt: number }
  | { type: 'stay.requested' }
  | { type: 'signIn.requested' }
  /** Another tab asks when this one was used. */
  | { type: 'activity.asked' }
  /** Another tab of the same person is used, or answers. */
  | ({ type: 'activity.shared' } & Activity);

export type SessionEndingInput = {
  idleMs: number | null;
  endsAt: number;
  /** The last activity of the tab; null in a tab that has just signed in. */
  activeAt: number | null;
  /** True, when left out, for a browser whose tabs cannot reach each other. */
  isAlone?: boolean;
  now?: () => number;
};

export type SessionEndingEmitted =
  /** The session has ended; the session machine continues. */
  | { type: 'time.ended'; reason: 'idle' | 'expired' }
  /** To be asked of the other tabs. */
  | { type: 'siblings.asked' }
  /** To be told to the other tabs. */
  | ({ type: 'activity.told' } & Activity);
