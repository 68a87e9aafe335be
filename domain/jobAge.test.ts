import { expect, test } from 'vitest';
import { daysSincePosted, isNewJob } from './jobAge.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-24T12:00:00Z', 0],
  ['2026-11-22T12:00:01Z', 0],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-13T11:00:00Z', 10],
])('counts a job posted at %s as %i days old', (postedAt, days) => {
  expect(daysSincePosted(postedAt, now)).toBe(days);
});

test('counts a job as new for two days', () => {
  expect(isNewJob('2026-11-21T12:00:01Z', now)).toBe(true);
  expect(isNewJob('2026-11-21T12:00:00Z', now)).toBe(false);
});
