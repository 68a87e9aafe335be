/** The longest domain that a mail address can have. */
const DOMAIN_MAX = 253;

/** Providers where anybody gets an address: none of them can belong to a company. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set([
  'aim.com',
  'att.net',
  'bellsouth.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'fastmail.com',
  'gmail.com',
  'googlemail.com',
  'hey.com',
  'icloud.com',
  'juno.com',
  'mac.com',
  'mail.com',
  'mailinator.com',
  'me.com',
  'msn.com',
  'optonline.net',
  'passport.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'sbcglobal.net',
  'tuta.com',
  'tutanota.com',
  'verizon.net',
  'ymail.com',
]);
/** The same in each country, such as yahoo.com.mx. */
const PUBLIC_NAMES = /^(?:aol|gmx|hotmail|live|outlook|yahoo|yandex|zoho)\.[a-z.]{2,7}$/;

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** A domain as it is stored: without the @ that stands before it in an address. */
export function plainDomain(typed: string): string {
  return typed.trim().replace(/^@/, '').toLowerCase();
}

/**
 * Why a typed domain cannot be the one of a company's addresses.
 * @returns null for one that can
 */
export function companyDomainProblem(typed: string): 'not_a_domain' | 'public_domain' | null {
  const domain = plainDomain(typed);
  const labels = domain.split('.');
  const isDomain =
    domain.length <= DOMAIN_MAX &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '');
  if (!isDomain) return 'not_a_domain';
  const isPublic = PUBLIC_PROVIDERS.has(domain) || PUBLIC_NAMES.test(domain);
  return isPublic ? 'public_domain' : null;
}
