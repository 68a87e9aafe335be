function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
}

/** The address that was asked for, stored in the navigation to the sign-in; null without one. */
export function returnToOf(state: unknown): string | null {
  const to = partOf(state, 'returnTo');
  return typeof to === 'string' ? to : null;
}

/** Whether a session ended at that address; else somebody came to it without one. */
export function hasEndedThere(state: unknown): boolean {
  return partOf(state, 'hasEnded') === true;
}

/** The navigation state for the sign-in of somebody whose account was just closed. */
export const ACCOUNT_CLOSED = { isClosed: true };

/** Whether the account was closed on the page before. */
export function isAccountClosed(state: unknown): boolean {
  return partOf(state, 'isClosed') === true;
}

/** A job's address without an area: each area shows it as its own. */
const JOB = '/jobs/job-details/';

/** Only these addresses are safe to keep; some links in mails contain secrets. */
const KEPT = /^\/(candidate|job-coach|employer|admin|jobs\/job-details)\/./;

/**
 * The navigation state for the sign-in. It keeps the query, because that holds the filters of a
 * job list, and the anchor.
 */
export function returnHere(
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
  hasEnded: boolean,
) {
  return KEPT.test(pathname) ? { returnTo: pathname + search + hash, hasEnded } : null;
}

/**
 * The address to open after signing in. Only inside the area of the role, and never
 * another site.
 * @param state of the navigation to the sign-in
 * @param home the home page of the role
 */
export function wayBack(state: unknown, home: string): string {
  const to = returnToOf(state);
  const area = home.slice(0, home.indexOf('/', 1) + 1);
  return to?.startsWith(area) || to?.startsWith(JOB) ? to : home;
}
