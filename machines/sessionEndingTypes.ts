/** What the watch over the end of a session knows, hears, is given and sends. */

export type SessionEndingContext = {
  /** A session that nobody uses ends after this, in milliseconds; null never. */
  idleMs: number | null;
  /** When the session ends for good unless it is renewed, in milliseconds since 1970. */
  endsAt: number;
  /** When somebody last did anything. */
  activeAt: number;
  /** The end that a person has been told of and that staying cannot move. */
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
  /** What the tab remembers of its last use; null in a tab that was just signed in to. */
  activeAt: number | null;
  now?: () => number;
};

/** The session is over; the session machine takes it from here. */
export type SessionEndingEmitted = { type: 'time.ended'; reason: 'idle' | 'expired' };
