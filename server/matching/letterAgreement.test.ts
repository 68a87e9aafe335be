import { expect, it } from 'vitest';
import { createLetterAgreement } from './letterAgreement.ts';

const agreement = createLetterAgreement([
  { title: 'Welder', code: 'weld' },
  { title: 'Pipe Welder', code: 'weld' },
  { title: 'Arc Welder', code: 'weld' },
  { title: 'Baker', code: 'bake' },
  { title: 'Bookkeeper', code: 'book' },
  { title: 'Dental Hygienist', code: 'dent' },
]);

it('finds a misspelt title and another ending', () => {
  expect([...agreement('Dental Higienist').keys()]).toEqual(['dent']);
  expect([...agreement('Bookkeeping').keys()]).toEqual(['book']);
});

it('is higher for the same title than for one that is a little alike, and 1 at most', () => {
  const same = agreement('Dental Hygienist').get('dent') ?? 0;
  const alike = agreement('Dental Higienist').get('dent') ?? 0;
  expect(same).toBeGreaterThan(alike);
  expect(alike).toBeGreaterThan(0);
  expect(same).toBeLessThanOrEqual(1);
});

it('is higher for a code with several titles that are alike', () => {
  const one = createLetterAgreement([
    { title: 'Welder', code: 'weld' },
    { title: 'Baker', code: 'bake' },
  ])('Welder').get('weld');
  expect(agreement('Welder').get('weld')).toBeGreaterThan(one ?? 1);
});

it('finds nothing for a title of other letters, and for none', () => {
  expect(agreement('Juggler').size).toBe(0);
  expect(agreement('').size).toBe(0);
});
