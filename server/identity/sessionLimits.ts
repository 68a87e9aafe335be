const hourMs = 60 * 60 * 1000;

/** No session is longer, however much it is used: then the person signs in again. */
export const longestSessionMs = 14 * 24 * hourMs;

/**
 * How long after its last renewal the server still renews a session. A tab renews with its calls,
 * and somebody who reads or scrolls makes none, so this is much longer than the limit that the tab
 * keeps: the server ends nothing that a tab still shows as alive.
 * @param sessionIdleMinutes the limit of the tab; 0 is none
 */
export function idleMsOf(sessionIdleMinutes: number): number {
  if (sessionIdleMinutes === 0) return longestSessionMs;
  return Math.max(24, (2 * sessionIdleMinutes) / 60) * hourMs;
}

/** When a session ends that is not renewed again. */
export function endOf(family: { readonly created_at: Date }, usedAt: Date, idleMs: number): Date {
  return new Date(
    Math.min(usedAt.getTime() + idleMs, family.created_at.getTime() + longestSessionMs),
  );
}
