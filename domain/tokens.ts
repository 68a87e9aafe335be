/** The three tokens of a session, as the sign-in answer returns them. */
export type Tokens = { access: string; refresh: string; id: string };

/**
 * fresh: the access token is valid. renewable: it expired and the refresh token did not. expired:
 * both expired. none: nothing is stored.
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
 * Expiry in milliseconds since 1970, from the exp claim (seconds, RFC 7519). 0 for a token that
 * cannot be parsed. Only the server checks the signature.
 */
export function expiryOf(token: string): number {
  const exp = readClaims(token)?.['exp'];
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
}

/**
 * The sign-in that a token comes from (its sid claim); the token itself when it names none. The
 * tokens of a renewal have the same.
 */
export function familyOf(token: string): string {
  const sid = readClaims(token)?.['sid'];
  return typeof sid === 'string' ? sid : token;
}

/** Whether a token has expired at `now` (milliseconds since 1970). */
function isExpired(token: string, now: number): boolean {
  return expiryOf(token) <= now;
}

/** The state of the tokens at `now`. Treat expired like none. */
export function tokenState(
  tokens: Pick<Tokens, 'access' | 'refresh'> | null,
  now: number,
): TokenState {
  if (tokens === null) return 'none';
  if (!isExpired(tokens.access, now)) return 'fresh';
  return isExpired(tokens.refresh, now) ? 'expired' : 'renewable';
}
