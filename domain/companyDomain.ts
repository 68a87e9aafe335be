/** The longest domain that a mail address can have. */
const DOMAIN_MAX = 253;

/** Providers where anybody gets an address: none of them can belong to a company. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set([
  '126.com',
  '163.com',
  'aim.com',
  'att.net',
  'bellsouth.net',
  'centurylink.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'duck.com',
  'earthlink.net',
  'email.com',
  'fastmail.com',
  'frontier.com',
  'frontiernet.net',
  'gmail.com',
  'googlemail.com',
  'hey.com',
  'hushmail.com',
  'icloud.com',
  'inbox.com',
  'juno.com',
  'libero.it',
  'mac.com',
  'mail.com',
  'mail.ru',
  'mailfence.com',
  'mailinator.com',
  'me.com',
  'mindspring.com',
  'msn.com',
  'myyahoo.com',
  'netzero.net',
  'optonline.net',
  'orange.fr',
  'passport.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'q.com',
  'qq.com',
  'rediffmail.com',
  'roadrunner.com',
  'rocketmail.com',
  'rogers.com',
  'runbox.com',
  'sbcglobal.net',
  'shaw.ca',
  'suddenlink.net',
  'sympatico.ca',
  'tuta.com',
  'tutanota.com',
  'twc.com',
  'usa.com',
  'verizon.net',
  'web.de',
  'windstream.net',
  'yahoomail.com',
  'ymail.com',
  'zohomail.com',
]);
/** The same in each country, such as yahoo.com.mx. */
const PUBLIC_NAMES = /^(?:aol|gmx|hotmail|live|outlook|yahoo|yandex|zoho)\.[a-z.]{2,7}$/;
/** A cable company with a name for each region, such as nycap.rr.com. */
const PUBLIC_REGIONS = /^(?:[a-z\d-]+\.)?rr\.com$/;

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
  const isPublic =
    PUBLIC_PROVIDERS.has(domain) || PUBLIC_NAMES.test(domain) || PUBLIC_REGIONS.test(domain);
  return isPublic ? 'public_domain' : null;
}
