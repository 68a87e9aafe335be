/**
 * The address where the session expired, stored in the navigation to the sign-in; null when
 * there is none.
 */
export function returnToOf(state: unknown): string | null {
  const to: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof to === 'string' ? to : null;
}

/** Only these addresses are safe to keep; links in mails contain secrets. */
const AREA = /^\/(candidate|job-coach|employer|admin)\//;

/**
 * The navigation state for the sign-in after an expired session. It keeps the query, because
 * that holds the filters of a job list.
 */
export function returnHere({ pathname, search }: { pathname: string; search: string }) {
  return AREA.test(pathname) ? { returnTo: pathname + search } : null;
}

/**
 * The address to open after signing in again. Only inside the area of the role, and never
 * another site.
 * @param state of the navigation to the sign-in
 * @param home the home page of the role
 */
export function wayBack(state: unknown, home: string): string {
  const to = returnToOf(state);
  const area = home.slice(0, home.indexOf('/', 1) + 1);
  return to?.startsWith(area) ? to : home;
}
