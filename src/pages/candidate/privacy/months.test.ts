import { afterEach, expect, test, vi } from 'vitest';
import { boundsOf, lastMonths } from '#src/pages/candidate/privacy/months.ts';

afterEach(() => vi.unstubAllEnvs());

test('counts a look of the last evening to its month where the reader is', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(boundsOf('2026-05')).toEqual({
    from: '2026-05-01T04:00:00.000Z',
    before: '2026-06-01T04:00:00.000Z',
  });
  expect(boundsOf('2026-12').before).toBe('2027-01-01T05:00:00.000Z');
  expect(lastMonths(new Date('2026-06-01T02:00:00Z')).slice(0, 6)).toEqual([
    '2026-05',
    '2026-04',
    '2026-03',
    '2026-02',
    '2026-01',
    '2025-12',
  ]);
});
