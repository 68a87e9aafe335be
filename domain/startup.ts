import { COMPLETION_TO_PROFILE_PERCENT } from './limits.ts';
import { homeRoute, ROLE } from './roles.ts';
import type { Role } from './roles.ts';
import type { TokenState } from './tokens.ts';

const LOGIN_PATH = '/auth/login';

/**
 * Addresses open without a session; an address matches when it contains one of these (section 2).
 */
const EXEMPT_ADDRESSES = [
  'verify-account',
  'login-success',
  'job-recommendations',
  'abli',
] as const;

export type StartupFacts = {
  /** The token state after a silent renewal was tried. */
  token: TokenState;
  role: Role | null;
  /** Profile completion in percent; null when unknown (not a candidate, or not loaded). */
  completion: number | null;
  /** The address without its query, with or without the leading slash. */
  path: string;
  /** True for a reload of the same address, which must keep the page. */
  isReload?: boolean;
};

function isInAuthArea(path: string): boolean {
  return /^\/?(auth|login|register|verify-account)(\/|$)/.test(path);
}

/** Whether the address names no page: the start, the authentication area, or an area alone. */
function isEntry(path: string): boolean {
  return /^\/?$|^\/?(candidate|job-coach|employer|admin)\/?$/.test(path) || isInAuthArea(path);
}

/** Whether the address names a page of this role, or a job, which each area shows as its own. */
function isOwnPage(role: Role, path: string): boolean {
  const area = homeRoute(role).slice(1).split('/', 1)[0] ?? '';
  return new RegExp(`^/?(${area}|jobs/job-details)/.`).test(path);
}

/**
 * Whether the address is one of the help pages, which are for everybody: who cannot sign in needs
 * them most, and a candidate's new tab shows the page that was asked for (decision 89).
 */
function isHelp(path: string): boolean {
  return /^\/?help(\/|$)/.test(path);
}

/** Whether start-up redirects a candidate to the profile: at 40 percent or less. */
export function isProfileTooThin(percent: number): boolean {
  return percent <= COMPLETION_TO_PROFILE_PERCENT;
}

/**
 * Where the app goes at start-up, or null to stay (section 2, "Start-up redirect logic"). A page
 * in the person's own area stays, as a link, a new tab or a typed address asked for it. Pages of
 * the authentication area stay without a session, because /register has to open. The spec does not
 * say what an employer and an admin see: they go home from an entry and stay elsewhere.
 */
export function startupRedirect(facts: StartupFacts): string | null {
  const { token, role, completion, path } = facts;
  if (isHelp(path)) return null;
  if (token === 'none' || token === 'expired' || role === null) {
    const exempt = EXEMPT_ADDRESSES.some((part) => path.includes(part)) || isInAuthArea(path);
    return exempt ? null : LOGIN_PATH;
  }
  if (facts.isReload === true || isOwnPage(role, path)) return null;
  if (role === ROLE.candidate) {
    if (path.endsWith('job-recommendations')) return null;
    return completion !== null && isProfileTooThin(completion)
      ? '/candidate/profile'
      : '/candidate/jobs/recommended-jobs';
  }
  if (role === ROLE.jobCoach) return homeRoute(role);
  return isEntry(path) ? homeRoute(role) : null;
}
