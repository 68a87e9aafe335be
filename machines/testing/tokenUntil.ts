/**
 * An unsigned token whose exp claim is `ms` (since 1970), for tests of what reads only its claims.
 * @param sid the sign-in that it comes from
 * @param jti which of its tokens it is
 */
export function tokenUntil(ms: number, sid?: string, jti?: string): string {
  return `e30.${btoa(JSON.stringify({ exp: ms / 1000, sid, jti }))}.unsigned`;
}
