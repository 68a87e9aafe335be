import type { components } from '#openapi/user.ts';
import { type Access, hasScope } from '#server/http/access.ts';
import { ANSWER_KEYS } from '#server/profiles/records.ts';

type User = components['schemas']['User'];
type UserProfile = components['schemas']['UserProfile'];

const preferenceKeys = [
  'LocationLat',
  'LocationLong',
  'Relocate',
  'RemoteWorkType',
  'PreferencesAnswered',
  ...ANSWER_KEYS,
] as const satisfies readonly (keyof User)[];

/**
 * The person as the caller may read them: what is not shared is left out, and nobody else gets the
 * image.
 * @param isEmailOpen whether a company gets the address
 */
export function sharedUser(user: User, access: Access, isEmailOpen: boolean): User {
  if (access.by === 'self' || access.by === 'acting') return user;
  const isCompany = access.by === 'company';
  const shown = without(user, [
    // The name says it.
    'hasOneName',
    ...(hasScope(access, 'contact') ? [] : (['Phone'] as const)),
    ...(hasScope(access, 'preferences') ? [] : preferenceKeys),
    ...(isCompany ? (['ProfileImage', 'MIME'] as const) : []),
    ...(isCompany && !isEmailOpen ? (['Email'] as const) : []),
  ]);
  return isCompany ? shown : { ...shown, ProfileImage: null, MIME: null };
}

/**
 * The street is for the person alone. Of wishes, and of where exactly somebody lives, a company gets
 * nothing.
 */
export function sharedProfile(profile: UserProfile, access: Access): UserProfile {
  if (access.by === 'self' || access.by === 'acting') return profile;
  return without(profile, [
    'Address1',
    'Address2',
    ...(access.by === 'company' ? (['PostalCode', 'IdealJob', 'SearchRadius'] as const) : []),
  ]);
}

function without<Of extends object>(record: Of, keys: readonly (keyof Of)[]): Of {
  const hidden = new Set<string>(keys.map(String));
  return Object.fromEntries(Object.entries(record).filter(([key]) => !hidden.has(key))) as Of;
}
