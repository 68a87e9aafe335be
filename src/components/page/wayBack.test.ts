import { expect, test } from 'vitest';
import { returnHere, wayBack } from './wayBack.ts';

const home = '/candidate/resume-upload';

test('returns to the whole address, including the search', () => {
  const state = returnHere({ pathname: '/candidate/jobs/all-jobs', search: '?words=nurse' });
  expect(wayBack(state, home)).toBe('/candidate/jobs/all-jobs?words=nurse');
});

test('never keeps the secret of a link in a mail', () => {
  const secret = '?user=1&token=secret';
  for (const pathname of ['/auth/verify-account', '/auth/reset-password', '/login-success', '/'])
    expect(returnHere({ pathname, search: secret })).toBe(null);
});

test('leads nobody into the area of another role', () => {
  const state = returnHere({ pathname: '/admin/dashboard', search: '' });
  expect(wayBack(state, home)).toBe(home);
});
