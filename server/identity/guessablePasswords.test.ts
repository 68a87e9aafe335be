import { expect, test } from 'vitest';
import { whyGuessable } from './guessablePasswords.ts';

const words = ['Robin', 'van Sample', 'r.harbor@example.com'];

test.each([
  ['!QAZ2wsx', 'common'],
  ['Trustno1', 'common'],
  ['Aa1!Aa1!', 'pattern'],
  ['aaaaaaaaaaaaaaa', 'pattern'],
  ['abcdefghijklmnop', 'pattern'],
  ['ponmlkjihgfedcba', 'pattern'],
  ['qwertyuiopqwertyuiop', 'pattern'],
  ['OurAbility1!', 'own'],
  ['our ability our ability', 'own'],
  ['Robin1999!', 'own'],
  ['VanSample%2024', 'own'],
  ['R.Harbor@example.com1', 'own'],
])('refuses %s as %s', (password, why) => {
  expect(whyGuessable(password, words)).toBe(why);
});

test.each([
  'Passw0rd!',
  'Abcdefg1!',
  'Robins&Lantern42',
  'Ability&Lantern42',
  'Harbor&Lantern42',
  'robin had 4 green canoes',
])('accepts %s, which only holds a part that is easy to guess', (password) => {
  expect(whyGuessable(password, words)).toBeNull();
});

test('accepts other names when they are not those of the person', () => {
  expect(whyGuessable('Robin1999!', [])).toBeNull();
});
