import { COMPLETION_TO_PROFILE_PERCENT } from './limits.ts';
import { homeRoute, ROLE } from './roles.ts';
import type { Role } from './roles.ts';
import type { TokenState } from './tokens.ts';

export const LOGIN_PATH = '/auth/login';

/** Addresses that a person without a session may open; the rule is "contains" (section 2). */
export const EXEMPT_ADDRESSES = [
  'verify-account',
  'login-success',
  'job-recommendations',
  'abli',
] as const;

export type StartupFacts = {
  /** After a silent renewal has been tried: fresh, or expired, or none. */
  token: TokenState;
  role: Role | null;
  /** Profile completion in percent, null when it is not known (not a candidate, or not loaded). */
  completion: number | null;
  /** The address without its query, with or without the leading slash. */
  path: string;
  /** True when this tab stood on this address already: a reload, which must not lose the place. */
  resuming?: boolean;
};

function isInAuthArea(path: string): boolean {
  return /^\/?(auth|login|register|verify-account)(\/|$)/.test(path);
}

/** Whether start-up sends a candidate to the profile screen: 40 percent or less. */
export function isProfileTooThin(percent: number): boolean {
  return percent <= COMPLETION_TO_PROFILE_PERCENT;
}

/**
 * Where the app goes when it starts, or null to stay (section 2, "Start-up redirect logic").
 * Addresses of the authentication area stay too: the rule exists to bring people there, and
 * /register has to open the sign-up. For an employer and an admin the spec is silent: they go home
 * from an entry address and stay elsewhere.
 */
export function startupRedirect(facts: StartupFacts): string | null {
  const { token, role, completion, path } = facts;
  if (token === 'none' || token === 'expired' || role === null) {
    const exempt = EXEMPT_ADDRESSES.some((part) => path.includes(part)) || isInAuthArea(path);
    return exempt ? null : LOGIN_PATH;
  }
  if (facts.resuming === true) return null;
  if (role === ROLE.candidate) {
    if (path.endsWith('job-recommendations')) return null;
    return completion !== null && isProfileTooThin(completion)
      ? '/candidate/profile'
      : '/candidate/jobs/recommended-jobs';
  }
  if (role === ROLE.jobCoach) return homeRoute(role);
  return path === '' || path === '/' || isInAuthArea(path) ? homeRoute(role) : null;
}

/** Whether the stored session must be cleared at start-up: there is none, or all of it has ended. */
export function mustClearSession(token: TokenState): boolean {
  return token === 'none' || token === 'expired';
}
