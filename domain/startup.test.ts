import { describe, expect, test } from 'vitest';
import { ROLE } from './roles.ts';
import { mustClearSession, startupRedirect } from './startup.ts';
import type { StartupFacts } from './startup.ts';

const candidate = (completion: number, path = '/'): StartupFacts => ({
  token: 'fresh',
  role: ROLE.candidate,
  completion,
  path,
});
const stranger = (path: string, token: StartupFacts['token'] = 'none'): StartupFacts => ({
  token,
  role: null,
  completion: null,
  path,
});

describe('start-up of a candidate', () => {
  test('40 percent or less goes to the profile, more to the recommended jobs', () => {
    expect(startupRedirect(candidate(40))).toBe('/candidate/profile');
    expect(startupRedirect(candidate(40.1))).toBe('/candidate/jobs/recommended-jobs');
  });
  test('an address that ends with job-recommendations is left alone', () => {
    expect(startupRedirect(candidate(10, '/job-recommendations'))).toBeNull();
    expect(startupRedirect(candidate(10, '/job-recommendations/more'))).toBe('/candidate/profile');
  });
  test('a reload stays where it was', () => {
    const facts = candidate(10, '/candidate/additional-questions');
    expect(startupRedirect({ ...facts, resuming: true })).toBeNull();
    expect(startupRedirect(facts)).toBe('/candidate/profile');
  });
});

describe('start-up of the other roles', () => {
  const as = (role: 1 | 3 | 4, path: string) =>
    startupRedirect({ token: 'fresh', role, completion: null, path });
  test('a job coach goes home from anywhere', () => {
    expect(as(ROLE.jobCoach, '/job-coach/profile')).toBe('/job-coach/home');
  });
  test('an employer and an admin go home from an entry address and stay elsewhere', () => {
    expect(as(ROLE.employer, '/')).toBe('/employer/home');
    expect(as(ROLE.admin, '/auth/login')).toBe('/admin/dashboard');
    expect(as(ROLE.employer, '/employer/candidate-details/7')).toBeNull();
  });
});

describe('start-up without a session', () => {
  test.each(['/', '/candidate/home', '/admin/dashboard', '/somewhere'])(
    '%s goes to login',
    (path) => expect(startupRedirect(stranger(path))).toBe('/auth/login'),
  );
  test.each([
    '/auth/verify-account?x',
    '/login-success',
    '/job-recommendations',
    '/abli/step-2',
    '/auth/register',
    '/register',
  ])('%s is left alone', (path) => expect(startupRedirect(stranger(path))).toBeNull());
  test('an expired one is no session, and is cleared', () => {
    const facts = { ...candidate(90, '/candidate/home'), token: 'expired' as const };
    expect(startupRedirect(facts)).toBe('/auth/login');
    expect(['expired' as const, 'none' as const].map(mustClearSession)).toEqual([true, true]);
    expect(['fresh' as const, 'renewable' as const].map(mustClearSession)).toEqual([false, false]);
  });
});
