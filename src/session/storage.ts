import { isRole, roleFromSignIn } from '#domain/roles.ts';
import type { Session, UserDetails } from '#machines/sessionTypes.ts';

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
  recommendations: 'jobRecommendations',
  allJobs: 'allJobs',
  lastPath: 'lastPath',
  activeAt: 'activeAt',
  socialTrip: 'socialTrip',
  signUp: 'signUp',
} as const;

/** Stored while somebody signs in at the provider; used only by the code that loads for it. */
export const socialTripKey = keys.socialTrip;

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

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function userDetails(value: unknown): UserDetails | null {
  if (typeof value !== 'object' || value === null) return null;
  const field = (name: string) => text(Reflect.get(value, name));
  const UserGuid = field('UserGuid');
  const Email = field('Email');
  if (UserGuid === null || Email === null) return null;
  return {
    UserGuid,
    Email,
    FirstName: field('FirstName') ?? '',
    LastName: field('LastName') ?? '',
  };
}

/** The stored session; null when there is none or it is not valid. */
export function readSession(): Session | null {
  const access = text(read(keys.access));
  const refresh = text(read(keys.refresh));
  const details = userDetails(read(keys.userDetails));
  const role = read(keys.role);
  const reloadedAt = read(keys.reloadedAt);
  if (access === null || refresh === null || details === null) return null;
  return {
    tokens: { access, refresh, id: text(read(keys.id)) ?? '' },
    role: isRole(role) ? role : roleFromSignIn(null),
    userDetails: details,
    reloadedAt: typeof reloadedAt === 'number' ? reloadedAt : null,
  };
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
}

/**
 * Cached data of a person, beside the session. Each value has its owner, because in a shared
 * tab the next person must not see it.
 */
export type KeptValue = 'recommendations' | 'allJobs';

/** A cached value of this person; null when there is none. Untrusted: validate it. */
export function readKept(userGuid: string, name: KeptValue): unknown {
  const kept = read(keys[name]);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'of') !== userGuid)
    return null;
  return Reflect.get(kept, 'value') ?? null;
}

/** Caches a value for this person in this tab; null deletes it. */
export function writeKept(userGuid: string, name: KeptValue, value: unknown): void {
  write(keys[name], value === null ? null : { of: userGuid, value });
}

/**
 * Deletes the session and all cached data, but no drafts (draftStorage.ts). Use `all` after
 * signing out. Use `butPlace` after an expired session: the return address stays, for a page
 * that is just reloading.
 */
export function clearStorage(which: 'all' | 'butPlace'): void {
  writeSession(null);
  write(keys.recommendations, null);
  write(keys.allJobs, null);
  if (which === 'all') write(keys.lastPath, null);
  write(keys.activeAt, null);
  write(keys.socialTrip, null);
  write(keys.signUp, null);
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
