import { expect, test } from 'vitest';
import { credentialYearProblems } from './credentials.ts';

test.each([
  ['', []],
  ['2019', []],
  ['2036', []],
  ['19', ['year']],
  ['2199', ['yearRange']],
])('finds in the year %j of a credential the problems %j', (year, codes) => {
  const found = credentialYearProblems(year, new Date('2026-11-20T15:00:00Z'));
  expect(found.map(({ code }) => code)).toEqual(codes);
});
