import { expect, test } from 'vitest';
import { dayAfterMonths } from '#domain/passport.ts';

test.each([
  [new Date(2026, 4, 3), 6, '2026-11-03'],
  [new Date(2026, 4, 3), 12, '2027-05-03'],
  [new Date(2026, 7, 31), 6, '2027-02-28'],
  [new Date(2027, 7, 31, 23, 59), 6, '2028-02-29'],
])('looks at it again on a day that exists when begun on %s', (from, months, day) => {
  expect(dayAfterMonths(from, months)).toBe(day);
});
