/**
 * An unsigned token whose exp claim is `ms` (since 1970), for tests of what reads only its claims.
 * @param sid the sign-in that it comes from
 */
export function tokenUntil(ms: number, sid?: string): string {
  return `e30.${btoa(JSON.stringify({ exp: ms / 1000, sid }))}.unsigned`;
}
