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

it.each([
  [0, 'intern internship apprentice trainee student volunteer'],
  [1, 'junior jr entry assistant aide helper associate i 1'],
  [3, 'senior sr lead leader iii iv expert master 3 4'],
  [4, 'manager supervisor superintendent foreman captain administrator executive'],
  [5, 'chief director president vice vp head partner principal'],
])('each word of rank %i raises or lowers a title to it', (rank, words) => {
  for (const word of words.split(' ')) expect(rankOf(`Welder ${word}`), word).toBe(rank);
});

it('takes the highest rank from supervisor up, and training before any lower one', () => {
  expect(rankOf('Assistant Vice President')).toBe(5);
  expect(rankOf('Trainee Manager')).toBe(4);
  expect(rankOf('Senior Intern')).toBe(0);
  expect(rankOf('Lead Assistant')).toBe(3);
});
