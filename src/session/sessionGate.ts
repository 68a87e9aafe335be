/**
 * What the API clients need from the session. src/session implements it, so that neither
 * imports the other.
 */
export interface SessionGate {
  /** A valid access token, renewed first if it has expired; null when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
  /** The server answered 401 to a call with this token. */
  readonly refused: (token: string) => void;
  /** The server answered 403 to a call with this token: renew and reload, or sign out. */
  readonly forbidden: (token: string) => void;
  /** The server refused a call with this token by this code: whom it views may have changed. */
  readonly viewRefused: (token: string, code: string) => void;
  /** A call that may change something was sent, or came to its end; each has an id of its own. */
  readonly changing: (what: 'began' | 'ended', call: string) => void;
}

let gate: SessionGate = {
  accessToken: async () => null,
  refused: () => {},
  forbidden: () => {},
  viewRefused: () => {},
  changing: () => {},
};

/** Called once, when the session starts. */
export function connectSessionGate(next: SessionGate): void {
  gate = next;
}

/** The session as calls see it. */
export function sessionGate(): SessionGate {
  return gate;
}
