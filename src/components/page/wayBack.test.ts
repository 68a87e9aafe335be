import { expect, test } from 'vitest';
import { hasEndedThere, returnHere, wayBack } from './wayBack.ts';

const home = '/candidate/resume-upload';

test('returns to the whole address, including the search and the anchor', () => {
  const at = { pathname: '/candidate/jobs/all-jobs', search: '?words=nurse', hash: '#7' };
  const state = returnHere(at, true);
  expect(wayBack(state, home)).toBe('/candidate/jobs/all-jobs?words=nurse#7');
  expect(hasEndedThere(state)).toBe(true);
  expect(hasEndedThere(returnHere(at, false))).toBe(false);
});

test('never keeps the secret of a link in a mail', () => {
  const secret = '?user=1&token=secret';
  for (const pathname of ['/auth/verify-account', '/auth/reset-password', '/login-success', '/'])
    expect(returnHere({ pathname, search: secret }, false)).toBe(null);
});

test('leads nobody into the area of another role', () => {
  const state = returnHere({ pathname: '/admin/dashboard', search: '' }, false);
  expect(wayBack(state, home)).toBe(home);
});

test('returns to a job whose address names no area', () => {
  const state = returnHere({ pathname: '/jobs/job-details/7', search: '' }, false);
  expect(wayBack(state, home)).toBe('/jobs/job-details/7');
});

test('keeps no address of an area alone', () => {
  expect(returnHere({ pathname: '/candidate/', search: '' }, false)).toBe(null);
});
