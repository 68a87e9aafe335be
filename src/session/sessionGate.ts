/**
 * What the clients need of the session. The session machine implements it (src/session), so that
 * neither imports the other.
 */
export interface SessionGate {
  /** A valid access token, renewed first when it has ended; null when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>;
  /** The server answered 401 to a call that carried this token. */
  readonly refused: (token: string) => void;
  /** The server answered 403 to a call with this token: renew, then reload, or sign out. */
  readonly forbidden: (token: string) => void;
}

let gate: SessionGate = { accessToken: async () => null, refused: () => {}, forbidden: () => {} };

/** Called once, when the session starts. */
export function connectSessionGate(next: SessionGate): void {
  gate = next;
}

export function sessionGate(): SessionGate {
  return gate;
}
