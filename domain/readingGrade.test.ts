import { describe, expect, it, test } from 'vitest';
import { readingOf, syllablesOf } from './readingGrade.ts';

test.each([
  ['cat', 1],
  ['named', 1],
  ['while', 1],
  ['changes', 2],
  ['needed', 2],
  ['table', 2],
  ['create', 2],
  ['quiet', 2],
  ['question', 2],
  ['being', 2],
  ['people', 2],
  ['company', 3],
  ['video', 3],
  ['area', 3],
  ['preferences', 4],
  ['accommodation', 5],
])('counts the syllables of %s', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

describe('the reading grade of a text', () => {
  it('is that of the formula for a sentence whose counts are known', () => {
    // Six words of one syllable.
    expect(readingOf('The cat sat on the mat.').grade).toBeCloseTo(0.39 * 6 + 11.8 - 15.59);
  });

  it('falls when a long sentence becomes two', () => {
    const one = readingOf(
      'You can save a job and then apply for it and we tell you what comes next.',
    );
    const two = readingOf(
      'You can save a job. Then you apply for it and we tell you what comes next.',
    );
    expect(two.grade).toBeLessThan(one.grade);
  });

  it('is 0 when there is no word', () => {
    expect(readingOf('…')).toEqual({ words: 0, grade: 0 });
  });
});
