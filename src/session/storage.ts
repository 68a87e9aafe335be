import { isRole, roleFromSignIn } from '#domain/roles.ts';
import type { Session, UserDetails } from '#machines/sessionTypes.ts';

/**
 * The tab's storage (product spec, section 3, "Session storage keys"): deleted when the tab is
 * closed, which people on shared computers need. The only module that uses sessionStorage; drafts
 * have their own on top of it. Two of those keys are not needed: an expiry is stored with its
 * value, and kept recommendations are deleted when insights are updated.
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
} as const;

/** Kept while somebody signs in at the provider; read and written only by code loaded for that. */
export const socialTripKey = keys.socialTrip;

/**
 * The value of a key, parsed as JSON; null when there is none. Untrusted, like everything in the
 * tab.
 */
export function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage that is full or closed only means that a reload starts afresh.
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

/** The stored session; null when there is none, or when what is there is not one. */
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
 * Cached data of a person beside the session. Every value has its owner: on a shared tab the next
 * person must not see it.
 */
export type KeptValue = 'recommendations' | 'allJobs';

/** A cached value of this person; null when there is none. Untrusted: validate it. */
export function readKept(userGuid: string, name: KeptValue): unknown {
  const kept = read(keys[name]);
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'of') !== userGuid)
    return null;
  return Reflect.get(kept, 'value') ?? null;
}

/** Keeps a value for this person in this tab; null takes it out. */
export function writeKept(userGuid: string, name: KeptValue, value: unknown): void {
  write(keys[name], value === null ? null : { of: userGuid, value });
}

/**
 * Deletes everything of the session and cached data; drafts are in draftStorage.ts. `all` after
 * signing out. `butPlace` after an expired session: a page that reloads at that moment still knows
 * where to continue.
 */
export function clearStorage(which: 'all' | 'butPlace'): void {
  writeSession(null);
  write(keys.recommendations, null);
  write(keys.allJobs, null);
  if (which === 'all') write(keys.lastPath, null);
  write(keys.activeAt, null);
  write(keys.socialTrip, null);
}

/**
 * When this tab was last used, in milliseconds since 1970, for a tab that the browser restores.
 */
export function readActiveAt(): number | null {
  const at = read(keys.activeAt);
  return typeof at === 'number' ? at : null;
}

export function writeActiveAt(at: number): void {
  write(keys.activeAt, at);
}

/**
 * Prefix of the keys of drafts; the rest is in draftStorage.ts, which pages before the sign-in do
 * not need.
 */
export const DRAFT_PREFIX = 'draft.';

/**
 * Deletes everybody's drafts. `all` after signing out: a shared computer keeps nothing. `sent`
 * after an expired session: only drafts that the server does not have stay here for their owner.
 */
export function clearDrafts(which: 'all' | 'sent'): void {
  for (const key of keysFrom(DRAFT_PREFIX)) {
    const draft: object = Object(read(key));
    const isSent = Reflect.get(draft, 'sentAt') === Reflect.get(draft, 'savedAt');
    if (which === 'all' || isSent) write(key, null);
  }
}

/** Every key that begins so; none when storage is closed. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** The address this tab's session stood on, so that start-up can tell a reload from an arrival. */
export function readLastPath(): string | null {
  return text(read(keys.lastPath));
}

export function writeLastPath(path: string): void {
  write(keys.lastPath, path);
}
