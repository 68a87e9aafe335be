import { expect, test } from 'vitest';
import { isDue } from './due.ts';
import { timeZoneOf } from '#server/places/timeZone.ts';

const hourMs = 60 * 60 * 1000;

/** When a search has its turns while somebody looks each hour, as people there would say it. */
function turns(
  frequency: 'never' | 'daily' | 'weekly',
  [saved, until]: readonly [string, string],
  timeZone = 'America/New_York',
): string[] {
  const created_at = new Date(saved);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const seen: string[] = [];
  let last_run_at = created_at;
  const first = Math.ceil(created_at.getTime() / hourMs) * hourMs;
  for (let at = first; at <= Date.parse(until); at += hourMs) {
    if (!isDue({ frequency, created_at, last_run_at }, timeZone, new Date(at))) continue;
    last_run_at = new Date(at);
    seen.push(format.format(last_run_at).replaceAll('\u202f', ' '));
  }
  return seen;
}

test('comes at 7:00 each day, also across both changes of the clocks', () => {
  expect(turns('daily', ['2026-03-06T15:00:00Z', '2026-03-10T15:00:00Z'])).toEqual([
    'Sat, Mar 7, 7:00 AM',
    'Sun, Mar 8, 7:00 AM',
    'Mon, Mar 9, 7:00 AM',
    'Tue, Mar 10, 7:00 AM',
  ]);
  expect(turns('daily', ['2026-10-30T15:00:00Z', '2026-11-02T15:00:00Z'])).toEqual([
    'Sat, Oct 31, 7:00 AM',
    'Sun, Nov 1, 7:00 AM',
    'Mon, Nov 2, 7:00 AM',
  ]);
});

test('comes on the weekday of its saving at 7:00 each week, across a change of the clocks', () => {
  expect(turns('weekly', ['2026-02-24T15:00:00Z', '2026-03-18T15:00:00Z'])).toEqual([
    'Tue, Mar 3, 7:00 AM',
    'Tue, Mar 10, 7:00 AM',
    'Tue, Mar 17, 7:00 AM',
  ]);
  expect(turns('weekly', ['2026-10-28T15:00:00Z', '2026-11-12T15:00:00Z'])).toEqual([
    'Wed, Nov 4, 7:00 AM',
    'Wed, Nov 11, 7:00 AM',
  ]);
});

test('goes by the weekday and the hour where the person lives, not those of the server', () => {
  // Sunday there, Monday in London.
  const saved = ['2026-03-02T03:00:00Z', '2026-03-16T23:00:00Z'] as const;
  expect(turns('weekly', saved, 'America/Los_Angeles')).toEqual([
    'Sun, Mar 8, 7:00 AM',
    'Sun, Mar 15, 7:00 AM',
  ]);
  expect(turns('weekly', saved, 'Pacific/Honolulu')).toHaveLength(2);
});

test('never comes when it is only looked at here', () => {
  expect(turns('never', ['2026-03-06T15:00:00Z', '2026-03-20T15:00:00Z'])).toEqual([]);
});

test('makes up for a missed turn once, and is due next at 7:00 again', () => {
  const created_at = new Date('2026-03-03T15:00:00Z');
  const weekly = { frequency: 'weekly', created_at } as const;
  // The server was away from Tuesday morning until Wednesday evening.
  const late = new Date('2026-03-11T22:00:00Z');
  const before = new Date('2026-03-03T15:00:00Z');
  expect(isDue({ ...weekly, last_run_at: before }, 'America/New_York', late)).toBe(true);
  const next = (at: string) =>
    isDue({ ...weekly, last_run_at: late }, 'America/New_York', new Date(at));
  expect(next('2026-03-17T10:59:00Z')).toBe(false);
  expect(next('2026-03-17T11:00:00Z')).toBe(true);
});

test.each([
  [{ postal_code: '13501', city: null, state: null }, 'America/New_York'],
  [{ postal_code: '60601-1234', city: null, state: null }, 'America/Chicago'],
  [{ postal_code: '96813', city: 'Utica', state: 'NY' }, 'Pacific/Honolulu'],
  [{ postal_code: null, city: 'Denver', state: 'CO' }, 'America/Denver'],
  [{ postal_code: '00000', city: null, state: 'AZ' }, 'America/Phoenix'],
  [{ postal_code: null, city: null, state: null }, 'America/New_York'],
])('takes for %o the time zone %s', (home, zone) => {
  expect(timeZoneOf(home)).toBe(zone);
});
