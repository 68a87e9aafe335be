import { expect, test } from 'vitest';
import { isOtherName } from './otherName.ts';

const account = { FirstName: 'Zoë', LastName: 'de la Cruz' };

test.each([
  ['Zoe', 'De La Cruz'],
  ['ZOË', 'DELACRUZ'],
  ['Zoë', 'de la Cruz, Jr.'],
  ['Zoë', 'de la Cruz  III'],
  ['', 'de la Cruz'],
  ['Zoë', ''],
])('%s %s is the name of the account', (firstname, lastname) => {
  expect(isOtherName(account, { firstname, lastname })).toBe(false);
});

test.each([
  ['Zelda', 'de la Cruz'],
  ['Zoë', 'Cruz'],
  ['Rosa', 'Quill'],
  ['', 'Quill'],
  ['Zoë', 'de la Cruz Jr. Vega'],
])('%s %s is another name', (firstname, lastname) => {
  expect(isOtherName(account, { firstname, lastname })).toBe(true);
});
