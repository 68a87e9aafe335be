import { expect, test } from 'vitest';
import { deletionTime, lastDayToReopen } from './closedAccount.ts';

test.each([
  ['2026-05-01T00:00:00Z', '2026-05-15', '2026-05-16T12:00:00.000Z'],
  ['2026-05-01T23:59:59Z', '2026-05-15', '2026-05-16T12:00:00.000Z'],
  ['2026-12-25T10:00:00Z', '2027-01-08', '2027-01-09T12:00:00.000Z'],
])('keeps what was closed at %s through %s everywhere on earth', (closedAt, lastDay, end) => {
  const deleteAfter = deletionTime(new Date(closedAt));
  expect(deleteAfter.toISOString()).toBe(end);
  expect(lastDayToReopen(deleteAfter)).toBe(lastDay);
});
