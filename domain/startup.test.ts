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
    const facts = candidate(10, '/candidate');
    expect(startupRedirect({ ...facts, isReload: true })).toBeNull();
    expect(startupRedirect(facts)).toBe('/candidate/profile');
  });
  test.each([
    '/candidate/additional-questions',
    '/candidate/jobs/job-details/7',
    '/candidate/profile/skills',
    '/jobs/job-details/7',
  ])('stays on %s, which somebody asked for', (path) => {
    expect(startupRedirect(candidate(10, path))).toBeNull();
    expect(startupRedirect(candidate(90, path))).toBeNull();
  });
  test.each(['', '/', '/candidate', '/candidate/', '/auth', '/auth/login', '/register', '/login'])(
    'redirects from %s, which names no page of the area',
    (path) => expect(startupRedirect(candidate(90, path))).toBe('/candidate/jobs/recommended-jobs'),
  );
  test.each(['/job-coach/home', '/candidates/home', '/somewhere', '/jobs/job-details/', '/abli'])(
    'redirects from %s, which is no page of a candidate',
    (path) => expect(startupRedirect(candidate(40, path))).toBe('/candidate/profile'),
  );
});

describe('start-up on a help page', () => {
  test.each(['/help', '/help/', '/help/accessibility', 'help/report'])(
    'stays on %s for everybody, signed in or not',
    (path) => {
      expect(startupRedirect(stranger(path))).toBeNull();
      expect(startupRedirect(stranger(path, 'expired'))).toBeNull();
      expect(startupRedirect(candidate(10, path))).toBeNull();
      for (const role of [ROLE.admin, ROLE.employer, ROLE.jobCoach])
        expect(startupRedirect({ token: 'fresh', role, completion: null, path })).toBeNull();
    },
  );
  test.each(['/helpers', '/candidate/help', '/job-coach/help'])('is not %s', (path) => {
    expect(startupRedirect(stranger(path))).toBe('/auth/login');
  });
});

describe('start-up of the other roles', () => {
  const as = (role: 1 | 3 | 4, path: string) =>
    startupRedirect({ token: 'fresh', role, completion: null, path });
  test('redirects a job coach home from any page outside the own area', () => {
    for (const path of ['/', '/job-coach', '/candidate/profile', '/job-recommendations'])
      expect(as(ROLE.jobCoach, path)).toBe('/job-coach/home');
    expect(as(ROLE.jobCoach, '/job-coach/profile')).toBeNull();
  });
  test('redirects an employer and an admin home from an entry page only', () => {
    expect(as(ROLE.employer, '/')).toBe('/employer/home');
    expect(as(ROLE.employer, '/employer/')).toBe('/employer/home');
    expect(as(ROLE.admin, '/admin')).toBe('/admin/dashboard');
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
