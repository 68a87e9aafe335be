import { describe, expect, it } from 'vitest';
import { familyOf, stemOf, stemsOf, wordsOf } from './words.ts';

describe('splitting text into words', () => {
  it('keeps the names of tools whole and folds case, accents and apostrophes', () => {
    expect(wordsOf('C++, C# and .NET; Node.js')).toEqual(['c++', 'c#', 'and', '.net', 'node.js']);
    expect(wordsOf('Résumé of the driver’s HELPERS')).toEqual([
      'resume',
      'of',
      'the',
      'driver',
      'helpers',
    ]);
  });
});

describe('stems', () => {
  it.each([
    ['manages', 'managing'],
    ['welders', 'welder'],
    ['companies', 'company'],
    ['planned', 'planning'],
  ])('%s and %s share one', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it('leave short words, numbers and tools as they are', () => {
    expect(['bus', 'c#', '1099', 'glass'].map(stemOf)).toEqual(['bus', 'c#', '1099', 'glass']);
  });

  it('leave function words out and know two spellings of one brand', () => {
    expect(stemsOf('the MS Office of a clerk')).toEqual(stemsOf('Microsoft office clerk'));
  });
});

describe('word families', () => {
  it.each([
    ['welder', 'welding'],
    ['accountant', 'accounting'],
    ['electrician', 'electrical'],
  ])('%s and %s are one', (a, b) => {
    expect(familyOf(a)).toBe(familyOf(b));
  });
});
