import { expect, test } from 'vitest';
import { isClosedJob, isPastLastDay, takesApplications } from './jobClosing.ts';

test.each([
  ['2026-01-20T12:00:00Z', false],
  ['2026-01-21T09:59:59Z', false],
  ['2026-01-21T10:00:00Z', true],
])('counts the last day 2026-01-20 at %s as over: %j', (now, isOver) => {
  expect(isPastLastDay('2026-01-20', new Date(now))).toBe(isOver);
});

test('never closes a posting without a last day', () => {
  expect(isPastLastDay(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
});

test.each([
  ['published', null, true],
  ['published', '2026-01-20', true],
  ['published', '2026-01-19', false],
  ['paused', null, false],
  ['closed', null, false],
])('takes applications when a job is %s with the last day %j: %j', (status, closesOn, takes) => {
  const now = new Date('2026-01-20T12:00:00Z');
  expect(takesApplications({ status, closesOn }, now)).toBe(takes);
});

test('does not count a job as closed when it is paused for a while', () => {
  expect(isClosedJob({ status: 'paused', closesOn: null }, new Date(0))).toBe(false);
});
