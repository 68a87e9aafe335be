import { expect, test } from 'vitest';
import { plainPath } from './plainPath.ts';

test.each([
  ['/candidate/profile/work-history', '/candidate/profile/work-history'],
  ['/candidate/jobs/all-jobs?words=nurse#results', '/candidate/jobs/all-jobs'],
  [
    '/candidate/jobs/job-details/5f0c2f63-92b1-4c55-a8a5-9d1df7a4f001',
    '/candidate/jobs/job-details/…',
  ],
  ['/auth/verify-account?user=robin&token=abc', '/auth/verify-account'],
  ['/job-coach/candidate-details/Robin%20Sample', '/job-coach/candidate-details/…'],
  ['/', '/'],
])('keeps the page of %s and nothing that names somebody', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test.each(['https://evil.example/home', '//evil.example/home', 'call this number', ''])(
  'takes nothing from %j, which is no path of the app',
  (path) => expect(plainPath(path)).toBe(''),
);
