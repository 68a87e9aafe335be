import { describe, expect, it } from 'vitest';
import { haveSameWords } from './sameWords.ts';

describe('the same words', () => {
  it.each([
    [
      ['Baltimore, MD 21218', '(410) 555-0191'],
      ['410-555-0191', 'Baltimore', 'MD', '21218'],
    ],
    [['Café owner'], ['cafe\u0301 Owner']],
    [['C++ and C#'], ['c++', 'and', 'c#']],
    [[], ['']],
  ])('are in both when %j is written as %j', (one, other) => {
    expect(haveSameWords(one, other)).toBe(true);
    expect(haveSameWords(other, one)).toBe(true);
  });

  it.each([
    [['09/2021 - Current'], ['September 2021 to now']],
    [['C++'], ['C']],
    [['Baltimore, Maryland'], ['Baltimore', 'MD']],
    [['Robin'], ['Robin', 'Sample']],
    [['Robin'], []],
  ])('are not in both when %j is written as %j', (one, other) => {
    expect(haveSameWords(one, other)).toBe(false);
    expect(haveSameWords(other, one)).toBe(false);
  });
});
