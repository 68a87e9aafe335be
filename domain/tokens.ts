/** The three tokens of a session, as the sign-in answer gives them. */
export type Tokens = { access: string; refresh: string; id: string };

/**
 * fresh: the access token is good. renewable: it has ended and the refresh token has not.
 * expired: both have ended. none: there is nothing stored.
 */
export type TokenState = 'fresh' | 'renewable' | 'expired' | 'none';

function readClaims(token: string): Record<string, unknown> | null {
  const body = token.split('.')[1];
  if (body === undefined) return null;
  try {
    const bytes = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(bytes);
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}

/**
 * When a token ends, in milliseconds since 1970, from its exp claim (seconds, RFC 7519).
 * A token that cannot be read ended long ago: 0. The signature is the server's to check.
 */
export function expiryOf(token: string): number {
  const exp = readClaims(token)?.['exp'];
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
}

/** Whether a token has ended at `now` (milliseconds since 1970). */
export function isExpired(token: string, now: number): boolean {
  return expiryOf(token) <= now;
}

/** The state of a pair of tokens at `now`; both ended is the same as not signed in. */
export function tokenState(
  tokens: Pick<Tokens, 'access' | 'refresh'> | null,
  now: number,
): TokenState {
  if (tokens === null) return 'none';
  if (!isExpired(tokens.access, now)) return 'fresh';
  return isExpired(tokens.refresh, now) ? 'expired' : 'renewable';
}
