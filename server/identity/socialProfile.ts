import { normaliseEmail } from '#server/identity/email.ts';

/** What the provider says about a person, after its signature was checked. */
export interface SocialProfile {
  readonly issuer: string;
  /** Never changes and is never reassigned, unlike an address. */
  readonly subject: string;
  /** null when the provider gave no valid address. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** Never empty. */
  readonly firstName: string;
  /** Empty when the provider gave none; the profile then shows it as missing. */
  readonly lastName: string;
}

type Claims = Readonly<Record<string, unknown>>;

const longestName = 100;
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * @param claims of the ID token, with iss and sub
 * @param more of the userinfo endpoint, for what the ID token lacks
 */
export function readProfile(
  claims: Claims & { readonly iss: string; readonly sub: string },
  more: Claims,
): SocialProfile {
  // "Verified" belongs to the address beside it, so both come from the same source.
  const source = text(claims['email']) === '' ? more : claims;
  const address = normaliseEmail(text(source['email']));
  const isAddress = address.length <= 254 && email.test(address);
  const verified = source['email_verified'];
  const name = (key: string) => text(claims[key]) || text(more[key]);
  const [firstWord = '', ...otherWords] = name('name').split(' ');
  const given = name('given_name') || firstWord;
  const family =
    name('family_name') ||
    (name('given_name') === '' ? otherWords.join(' ') : familyNameFrom(name('name'), given));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isAddress ? address : null,
    // Some providers send it as text.
    isEmailVerified: verified === true || verified === 'true',
    firstName: truncate(given || family || address.split('@', 1)[0] || '?'),
    lastName: truncate(given === '' ? '' : family),
  };
}

/** The family name when the provider gives only the full name and the given name. */
function familyNameFrom(whole: string, given: string): string {
  return whole.startsWith(`${given} `) ? whole.slice(given.length + 1) : '';
}

/** One line of text, because control characters cannot be stored or shown. */
function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Cuts by code points, so that no character is split. */
function truncate(name: string): string {
  return [...name].slice(0, longestName).join('').trim();
}
