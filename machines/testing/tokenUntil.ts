/** An unsigned token whose exp claim is `ms` (since 1970), for tests of what reads only that. */
export function tokenUntil(ms: number): string {
  return `e30.${btoa(JSON.stringify({ exp: ms / 1000 }))}.unsigned`;
}
