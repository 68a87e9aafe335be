import { expect, test } from 'vitest';
import { doubledEntries } from './doubledEntries.ts';

test('names each entry that another one repeats, in any case and spacing', () => {
  const entries = [
    ['Clerk', 'Salt City Supplies', '2019-03-01', '2021-06-30'],
    ['Clerk', 'Salt City Supplies', '2019-03-01', '2022-06-30'],
    ['clerk ', 'Salt City  Supplies', '2019-03-01', '2021-06-30'],
    ['Cashier', 'Clerk', '', ''],
  ];
  expect([...doubledEntries(entries)]).toEqual([0, 2]);
});

test('names none when parts are equal only once they are put together', () => {
  const entries = [
    ['a,b', 'c'],
    ['a', 'b,c'],
  ];
  expect([...doubledEntries(entries)]).toEqual([]);
});
