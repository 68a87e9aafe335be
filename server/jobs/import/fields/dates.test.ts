import { expect, test } from 'vitest';
import { day } from './dates.ts';

test.each<[unknown, string | null]>([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-09T23:30:00-05:00', '2026-11-09'],
  ['2026-11-30T23:59:59.9970', '2026-11-30'],
  ['2026/11/09', '2026-11-09'],
  ['20261109', '2026-11-09'],
  ['11/9/2026', '2026-11-09'],
  ['11/9/26 10:00 AM', '2026-11-09'],
  ['Fri, 06 Nov 2026 23:10:04 -0500', '2026-11-06'],
  ['Mon, 9 Nov 2026 08:00:00 MST', '2026-11-09'],
  ['06 Nov 26 10:00 EST', '2026-11-06'],
  ['9-Nov-2026', '2026-11-09'],
  ['Friday, November 6th, 2026', '2026-11-06'],
  ['Sept. 3, 2026', '2026-09-03'],
  ['Fri Nov  6 10:00:00 EST 2026', '2026-11-06'],
  [1_793_804_523_456, '2026-11-04'],
  ['1793804523456', '2026-11-04'],
  ['Posted Today', '2026-11-20'],
  ['Posted Yesterday', '2026-11-19'],
  ['Posted 20 Days Ago', '2026-10-31'],
  ['Posted 30+ Days Ago', null],
  ['2026-02-30', null],
  ['13/11/2026', null],
  ['31 Nov 2026', null],
  ['09.11.2026', null],
  ['November 2026', null],
  ['soon', null],
  [0, null],
  [Number.NaN, null],
  [true, null],
  [undefined, null],
])('reads the day %j', (written, expected) => {
  expect(day(written, '2026-11-20')).toBe(expected);
});
