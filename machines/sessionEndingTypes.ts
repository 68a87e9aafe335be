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
  now: () => number;
};

export type SessionEndingEvent =
  | { type: 'activity.seen' }
  | { type: 'tokens.changed'; endsAt: number }
  | { type: 'stay.requested' }
  | { type: 'signIn.requested' };

export type SessionEndingInput = {
  idleMs: number | null;
  endsAt: number;
  /** The last activity of the tab; null in a tab that has just signed in. */
  activeAt: number | null;
  now?: () => number;
};

/** The session has ended; the session machine continues. */
export type SessionEndingEmitted = { type: 'time.ended'; reason: 'idle' | 'expired' };
