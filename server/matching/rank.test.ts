import { expect, it } from 'vitest';
import { rankOf } from './rank.ts';

it.each([
  ['Accounting Intern', 0],
  ['Junior Accountant', 1],
  ['Accountant', 2],
  ['Senior Accountant', 3],
  ['Accounting Manager', 4],
  ['Director of Accounting', 5],
  ['Sr. Manager', 4],
])('%s stands at rank %i', (title, rank) => {
  expect(rankOf(title)).toBe(rank);
});
