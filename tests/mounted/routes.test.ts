import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { all, button, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

/** A page is shown, and its address is this one. */
const expectAt = (path: string, what: string) =>
  until(() => {
    expect(location.pathname + location.search, what).toBe(path);
    expect(document.querySelectorAll('h1'), what).toHaveLength(1);
  });

/** Section 2, "Top-level routes", for somebody who is not signed in. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/auth/login'],
  ['/auth', '/auth/login'],
  ['/login', '/auth/login'],
  ['/register', '/auth/register'],
  ['/verify-account', '/auth/verify-account'],
  ['/verify-account?email=a%40example.com', '/auth/verify-account?email=a%40example.com'],
  ['/auth/nowhere', '/auth/login'],
  ['/nowhere', '/auth/login'],
  ['/nowhere/at/all', '/auth/login'],
  ['/candidate', '/auth/login'],
  ['/jobs/job-details/1', '/auth/login'],
  ['/candidate/jobs/recommended-jobs', '/auth/login'],
  ['/job-coach', '/auth/login'],
  ['/employer/home', '/auth/login'],
  ['/admin', '/auth/login'],
  ['/job-recommendations', '/job-recommendations'],
  ['/abli', '/abli'],
  ['/help', '/help'],
  ['/help/nowhere', '/help'],
  ['/auth/reset-password', '/auth/reset-password'],
];

test('leads every address where the route table says', async () => {
  for (const [from, to] of redirects) {
    app.arrive(from);
    await expectAt(to, from);
  }
});

/** Reached on a second visit, so that no start-up redirect takes part. */
const inside: readonly (readonly [role: 1 | 2 | 3 | 4, from: string, to: string])[] = [
  [2, '/candidate', '/candidate/resume-upload'],
  [2, '/candidate/parse-resume', '/candidate/resume-upload'],
  [2, '/candidate/nowhere', '/candidate/resume-upload'],
  [2, '/jobs/job-details/1', '/candidate/jobs/job-details/1'],
  [3, '/jobs/job-details/1', '/employer/job-details/1'],
  [4, '/jobs/job-details/1', '/job-coach/job-details/1'],
  [4, '/job-coach', '/job-coach/home'],
  [3, '/employer', '/employer/home'],
  [1, '/admin', '/admin/dashboard'],
];

test('leads an address that shows nothing itself into the area of who is signed in', async () => {
  for (const [role, from, to] of inside) {
    await app.open(from, await app.person(role));
    await expectAt(to, `role ${role} from ${from}`);
  }
});

const areas = [
  [1, '/admin/dashboard'],
  [2, '/candidate/account-settings'],
  [3, '/employer/home'],
  [4, '/job-coach/home'],
] as const;

test('signs out whom an area is not for, and leaves nothing of them in the tab', async () => {
  for (const [role] of areas)
    for (const [owner, path] of areas) {
      const what = `role ${role} at ${path}`;
      await app.open(path, await app.person(role));
      if (owner === role) {
        await button('Log out');
        await expectAt(path, what);
        continue;
      }
      await expectAt('/auth/login', what);
      expect(all('button', 'Log out'), what).toEqual([]);
      const left = Object.keys(sessionStorage).filter((key) => /token|user|role|draft/i.test(key));
      expect(left, what).toEqual([]);
    }
});

/** Reached on a first visit. */
const starts: readonly (readonly [role: 1 | 3 | 4, from: string, home: string])[] = [
  [4, '/job-recommendations', '/job-coach/home'],
  [4, '/candidate/profile', '/job-coach/home'],
  [3, '/auth/login', '/employer/home'],
  [1, '/', '/admin/dashboard'],
];

test('starts a job coach at home, and an employer and an admin from the entry pages', async () => {
  for (const [role, from, home] of starts) {
    app.arrive(from, await app.person(role));
    await expectAt(home, `role ${role} from ${from}`);
  }
});
