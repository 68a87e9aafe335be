/** The address that a session ran out at, as the sign-in was opened with it; null when there is none. */
export function returnToOf(state: unknown): string | null {
  const to: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return typeof to === 'string' ? to : null;
}

/** The areas of the app, whose addresses hold what is looked at; those of links in mails hold secrets. */
const AREA = /^\/(candidate|job-coach|employer|admin)\//;

/** What the sign-in is opened with when a session ran out here: the whole address, because a job list is its query. */
export function returnHere({ pathname, search }: { pathname: string; search: string }) {
  return AREA.test(pathname) ? { returnTo: pathname + search } : null;
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
