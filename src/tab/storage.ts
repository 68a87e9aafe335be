import type { Session } from '#machines/session/sessionTypes.ts';
import { sessionIn, text } from '#src/tab/sessionShape.ts';

/**
 * The tab's storage (product spec, section 3, "Session storage keys"). It is deleted when the
 * tab closes, which people on shared computers need. Only this module uses sessionStorage;
 * draftStorage.ts builds on it. Two keys of the spec are not needed: an expiry is stored with
 * its value, and cached recommendations are deleted when insights change.
 */
const keys = {
  access: 'accessToken',
  refresh: 'refreshToken',
  id: 'idToken',
  role: 'role',
  userDetails: 'userDetails',
  userId: 'userId',
  reloadedAt: 'reloadedAt',
  renewals: 'renewals',
  recommendations: 'jobRecommendations',
  allJobs: 'allJobs',
  jobFilters: 'jobFilters',
  applyTrips: 'applyTrips',
  shownNumbers: 'shownNumbers',
  lastPath: 'lastPath',
  activeAt: 'activeAt',
  socialTrip: 'socialTrip',
  signUp: 'signUp',
  ownSignUp: 'ownSignUp',
  windowName: 'windowName',
  helpReport: 'helpReport',
  visitorWish: 'visitorWish',
  finderAnswers: 'finderAnswers',
  carried: 'carried',
  viewReason: 'viewReason',
  temporaryUserId: 'temporaryUserId',
  temporaryType: 'temporaryType',
  temporaryDetails: 'temporaryDetails',
} as const;

/** Stored while somebody signs in at the provider; used only by the code that loads for it. */
export const socialTripKey = keys.socialTrip;

/** Which sign-up this tab made; used only by ownSignUp.ts. */
export const ownSignUpKey = keys.ownSignUp;

/** What is typed into a report of a problem; used only by the code of that page. */
export const helpReportKey = keys.helpReport;

/** What somebody without an account looks for; used only by the code of the public pages. */
export const visitorWishKey = keys.visitorWish;
export const finderAnswersKey = keys.finderAnswers;

/** What of both goes into a sign-up; used only by carried.ts. */
export const carriedKey = keys.carried;

/** Why somebody is viewed, while the administrator signs in again; used only by viewReason.ts. */
export const viewReasonKey = keys.viewReason;

/** The value of a key, parsed from JSON; null when there is none. Untrusted, like all storage. */
export function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value in the tab; null deletes it. Never throws. */
export function write(key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage is full or disabled, only a reload loses its place.
  }
}

/** Whether the tab can store anything: where it cannot, a reload loses what was typed. */
export function isStorageOpen(): boolean {
  try {
    sessionStorage.setItem('probe', '');
    sessionStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
}

/** Whose session the tab stored last; null when nobody's. */
export const readUserId = (): string | null => text(read(keys.userId));

/** The stored session; null when there is none or it is not valid. */
export function readSession(): Session | null {
  return sessionIn({
    tokens: { access: read(keys.access), refresh: read(keys.refresh), id: read(keys.id) },
    role: read(keys.role),
    userDetails: read(keys.userDetails),
    reloadedAt: read(keys.reloadedAt),
    renewals: read(keys.renewals),
  });
}

/** Stores the session in the tab; null deletes it. */
export function writeSession(session: Session | null): void {
  write(keys.access, session?.tokens.access);
  write(keys.refresh, session?.tokens.refresh);
  write(keys.id, session?.tokens.id);
  write(keys.role, session?.role);
  write(keys.userDetails, session?.userDetails);
  write(keys.userId, session?.userDetails.UserGuid);
  write(keys.reloadedAt, session?.reloadedAt);
  write(keys.renewals, session?.renewals);
}

/**
 * Cached data of a person, beside the session. Each value has its owner, because in a shared
 * tab the next person must not see it.
 */
export type KeptValue =
  | 'recommendations'
  | 'allJobs'
  | 'jobFilters'
  | 'applyTrips'
  | 'shownNumbers';

/**
 * Stores whom an administrator views in this tab, under the keys of the spec; null deletes it.
 * They prove nothing: after a load the server is asked.
 */
export function writeTemporary(
  view: { readonly userGuid: string; readonly role: number; readonly details: object } | null,
): void {
  write(keys.temporaryUserId, view?.userGuid);
  write(keys.temporaryType, view?.role);
  write(keys.temporaryDetails, view?.details);
}

/** Whether the tab was in a view when it was left. */
export function hasTemporary(): boolean {
  return read(keys.temporaryUserId) !== null;
}

/** A cached value of this person; null when there is none. Untrusted: validate it. */
export function readKept(userGuid: string, name: KeptValue): unknown {
  // In a view nothing is kept: what an administrator saw of somebody ends with it.
  const kept = hasTemporary() ? null : read(keys[name]);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'of') !== userGuid)
    return null;
  return Reflect.get(kept, 'value') ?? null;
}

/** Caches a value for this person in this tab; null deletes it. */
export function writeKept(userGuid: string, name: KeptValue, value: unknown): void {
  if (hasTemporary()) return;
  write(keys[name], value === null ? null : { of: userGuid, value });
}

/** What outlives an expired session: the way back, and what was typed without an account. */
const STAYING = ['lastPath', 'helpReport', 'visitorWish', 'finderAnswers', 'carried'] as const;

/** What ends with every session, beside the session and the view. */
const ENDING = [
  'recommendations',
  'allJobs',
  'jobFilters',
  'applyTrips',
  'shownNumbers',
  'activeAt',
  'socialTrip',
  'signUp',
  'ownSignUp',
  'windowName',
] as const;

/**
 * Deletes the session and all cached data, but no drafts (draftStorage.ts) and no reason for a view
 * (viewReason.ts). Use `all` after signing out, and `butStaying` after an expired session.
 */
export function clearStorage(which: 'all' | 'butStaying'): void {
  writeSession(null);
  writeTemporary(null);
  for (const name of which === 'all' ? [...ENDING, ...STAYING] : ENDING) write(keys[name], null);
}

/**
 * When this tab was last used, in milliseconds since 1970; used when the browser restores a
 * tab.
 */
export function readActiveAt(): number | null {
  const at = read(keys.activeAt);
  return typeof at === 'number' ? at : null;
}

/** Stores when the person last did something, in milliseconds since 1970. */
export function writeActiveAt(at: number): void {
  write(keys.activeAt, at);
}

/** Prefix of the keys of drafts. draftStorage.ts has the rest, which public pages do not load. */
export const DRAFT_PREFIX = 'draft.';

/**
 * Deletes everybody's drafts. Use `all` after signing out, for shared computers. Use `sent`
 * after an expired session: it keeps the drafts that the server does not have, for their owner.
 */
export function clearDrafts(which: 'all' | 'sent'): void {
  for (const key of keysFrom(DRAFT_PREFIX)) {
    const draft: object = Object(read(key));
    const isSent = Reflect.get(draft, 'sentAt') === Reflect.get(draft, 'savedAt');
    if (which === 'all' || isSent) write(key, null);
  }
}

/** All keys with this prefix; none when storage is disabled. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The last path of this tab, so that start-up can tell a reload from a new visit. */
export function readLastPath(): string | null {
  return text(read(keys.lastPath));
}

/** Stores the address of the page, which a reload opens again. */
export function writeLastPath(path: string): void {
  write(keys.lastPath, path);
}

/** What was typed in the sign-up form before a reload; never a password. Untrusted. */
export function readSignUp(): unknown {
  return read(keys.signUp);
}

/** Stores what was typed, without passwords; null deletes it. */
export function writeSignUp(typed: Readonly<Record<string, string>> | null): void {
  write(keys.signUp, typed);
}

/** The name that the page before left for this one; null when there is none. */
export function readWindowName(): string | null {
  return text(read(keys.windowName));
}

/** Leaves the window's name to the next page; null takes it away. */
export function writeWindowName(name: string | null): void {
  write(keys.windowName, name);
}
