import { describe, expect, it } from 'vitest';
import { familyOf, isStopWord, stemOf, stemsOf, wordsOf } from './words.ts';

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

describe('function words', () => {
  it('say nothing, and words of work are none of them', () => {
    expect('the of with would your'.split(' ').filter(isStopWord)).toHaveLength(5);
    expect('cook lead work most-wanted'.split(' ').filter(isStopWord)).toEqual([]);
  });
});

describe('stems', () => {
  it.each([
    ['manages', 'managing'],
    ['welders', 'welder'],
    ['companies', 'company'],
    ['planned', 'planning'],
    ['pies', 'pie'],
    ['classes', 'class'],
    ['dishes', 'dish'],
    ['benches', 'bench'],
    ['boxes', 'box'],
    ['waltzes', 'waltz'],
    ['managed', 'manage'],
    ['stopped', 'stops'],
    ['shipped', 'shipping'],
    ['selling', 'sells'],
    ['passed', 'passing'],
    ['nurses', 'nurse'],
    ['assessors', 'assessor'],
    ['supporting', 'support'],
    ['attended', 'attend'],
  ])('%s and %s share one', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it('leave short words, numbers and tools as they are', () => {
    const words = ['bus', 'gas', 'c#', '1099', 'glass', 'campus', 'basis', 'speed', 'ring', 'red'];
    words.push('node.js', 'bring', 'shed');
    expect(words.map(stemOf)).toEqual(words);
  });

  it('keep apart words that only begin alike', () => {
    expect(new Set(['sing', 'sign', 'need', 'needle', 'string', 'strip'].map(stemOf)).size).toBe(6);
  });

  it('know brands that people shorten', () => {
    expect(stemsOf('ReactJS')).toEqual(stemsOf('React'));
    expect(stemsOf('NodeJS')).toEqual(stemsOf('node.js'));
    expect(stemsOf('Postgres')).toEqual(stemsOf('PostgreSQL'));
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
    ['nurse', 'nursing'],
    ['psychologist', 'psychology'],
    ['manager', 'management'],
  ])('%s and %s are one', (a, b) => {
    expect(familyOf(a)).toBe(familyOf(b));
  });

  it('leave a short word whole', () => {
    expect(familyOf('baker')).not.toBe(familyOf('ban'));
    expect(familyOf('meter')).toBe('meter');
  });
});
