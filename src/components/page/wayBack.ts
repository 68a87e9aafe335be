/**
 * The address where the session expired, as the sign-in was opened with it; null when there is
 * none.
 */
export function returnToOf(state: unknown): string | null {
  const to: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof to === 'string' ? to : null;
}

/** Areas whose addresses only say what is shown; links in mails contain secrets. */
const AREA = /^\/(candidate|job-coach|employer|admin)\//;

/**
 * The state for the sign-in after an expired session: the whole address, because a job list is its
 * query.
 */
export function returnHere({ pathname, search }: { pathname: string; search: string }) {
  return AREA.test(pathname) ? { returnTo: pathname + search } : null;
}

/**
 * The address to continue at after signing in again; only inside the area of the role, never
 * another site.
 * @param state of the navigation to the sign-in
 * @param home the home of the role
 */
export function wayBack(state: unknown, home: string): string {
  const to = returnToOf(state);
  const area = home.slice(0, home.indexOf('/', 1) + 1);
  return to?.startsWith(area) ? to : home;
}
