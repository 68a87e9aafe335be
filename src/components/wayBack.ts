/** The address that a session ran out at, as the sign-in was opened with it; null when there is none. */
export function returnToOf(state: unknown): string | null {
  const to: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof to === 'string' ? to : null;
}

/**
 * The address to go on at after signing in again; only inside the area of the role, never another site.
 * @param state what the sign-in was opened with
 * @param home where the role's people land
 */
export function wayBack(state: unknown, home: string): string {
  const to = returnToOf(state);
  const area = home.slice(0, home.indexOf('/', 1) + 1);
  return to?.startsWith(area) ? to : home;
}
