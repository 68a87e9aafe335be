import { expect, it } from 'vitest';
import { sharedUntil } from './disclosure.ts';

it.each([
  ['the same day', 3, new Date(2026, 4, 15, 10), new Date(2026, 7, 15, 23, 59, 59, 999)],
  ['a shorter month', 1, new Date(2027, 0, 31), new Date(2027, 1, 28, 23, 59, 59, 999)],
  ['the next year', 12, new Date(2028, 1, 29), new Date(2029, 1, 28, 23, 59, 59, 999)],
])(
  'ends with the last moment of the day when it is shared until %s',
  (_what, months, from, end) => {
    expect(sharedUntil(months, from)).toEqual(end);
  },
);
