import { describe, expect, test } from 'vitest';
import { ROLE } from './roles.ts';
import { startupRedirect } from './startup.ts';
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
  test('redirects to the profile at 40 percent or less, otherwise to the recommended jobs', () => {
    expect(startupRedirect(candidate(40))).toBe('/candidate/profile');
    expect(startupRedirect(candidate(40.1))).toBe('/candidate/jobs/recommended-jobs');
  });
  test('stays on an address that ends with job-recommendations', () => {
    expect(startupRedirect(candidate(10, '/job-recommendations'))).toBeNull();
    expect(startupRedirect(candidate(10, '/job-recommendations/more'))).toBe('/candidate/profile');
  });
  test('stays on the same page after a reload', () => {
    const facts = candidate(10, '/candidate/additional-questions');
    expect(startupRedirect({ ...facts, isReload: true })).toBeNull();
    expect(startupRedirect(facts)).toBe('/candidate/profile');
  });
});

describe('start-up of the other roles', () => {
  const as = (role: 1 | 3 | 4, path: string) =>
    startupRedirect({ token: 'fresh', role, completion: null, path });
  test('redirects a job coach home from any page', () => {
    expect(as(ROLE.jobCoach, '/job-coach/profile')).toBe('/job-coach/home');
  });
  test('redirects an employer and an admin home from an entry page only', () => {
    expect(as(ROLE.employer, '/')).toBe('/employer/home');
    expect(as(ROLE.admin, '/auth/login')).toBe('/admin/dashboard');
    expect(as(ROLE.employer, '/employer/candidate-details/7')).toBeNull();
  });
});

describe('start-up without a session', () => {
  test.each(['/', '/candidate/home', '/admin/dashboard', '/somewhere'])(
    'redirects %s to login',
    (path) => expect(startupRedirect(stranger(path))).toBe('/auth/login'),
  );
  test.each([
    '/auth/verify-account?x',
    '/login-success',
    '/job-recommendations',
    '/abli/step-2',
    '/auth/register',
    '/register',
  ])('stays on %s', (path) => expect(startupRedirect(stranger(path))).toBeNull());
  test('treats an expired session as none', () => {
    const facts = { ...candidate(90, '/candidate/home'), token: 'expired' as const };
    expect(startupRedirect(facts)).toBe('/auth/login');
  });
});
