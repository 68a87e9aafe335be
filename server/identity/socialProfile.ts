import { normaliseEmail } from '#server/identity/email.ts';

/** What the provider says of a person, once it has been checked to be the provider who says it. */
export interface SocialProfile {
  readonly issuer: string;
  /** Never changes and is never given to another person; an address may be. */
  readonly subject: string;
  /** null when the provider gave none that looks like one. */
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
 * @param more of the userinfo endpoint, for what the ID token leaves out
 */
export function readProfile(
  claims: Claims & { readonly iss: string; readonly sub: string },
  more: Claims,
): SocialProfile {
  // "Verified" speaks of the address beside it, so both come from one answer.
  const source = text(claims['email']) === '' ? more : claims;
  const address = normaliseEmail(text(source['email']));
  const isAddress = address.length <= 254 && email.test(address);
  const verified = source['email_verified'];
  const name = (key: string) => text(claims[key]) || text(more[key]);
  const [firstWord = '', ...otherWords] = name('name').split(' ');
  const given = name('given_name') || firstWord;
  const family =
    name('family_name') ||
    (name('given_name') === '' ? otherWords.join(' ') : rest(name('name'), given));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: isAddress ? address : null,
    // Some providers write it as text.
    isEmailVerified: verified === true || verified === 'true',
    firstName: cut(given || family || address.split('@', 1)[0] || '?'),
    lastName: cut(given === '' ? '' : family),
  };
}

/** The family name of a provider that gives the whole name and the given name alone. */
function rest(whole: string, given: string): string {
  return whole.startsWith(`${given} `) ? whole.slice(given.length + 1) : '';
}

/** One line of text; control characters cannot be stored or shown. */
function text(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** By characters and not by units, so that none is cut in half. */
function cut(name: string): string {
  return [...name].slice(0, longestName).join('').trim();
}
