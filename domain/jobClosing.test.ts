import { expect, test } from 'vitest';
import { isPastLastDay } from './jobClosing.ts';

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
