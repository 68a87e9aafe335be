import { describe, expect, it, test } from 'vitest';
import { gradeOfBlocks, readingOf, syllablesOf } from './readingGrade.ts';

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

describe('the reading grade of a posting', () => {
  const paragraph = (line: string) => ({ kind: 'paragraph', lines: [line] }) as const;

  it('has one decimal, and counts each line as a sentence', () => {
    const list = { kind: 'list', lines: ['The cat sat', 'The dog ran for miles'] } as const;
    expect(gradeOfBlocks([paragraph('You work'), list])).toBe(
      Math.round(
        Math.max(0, readingOf('You work\nThe cat sat\nThe dog ran for miles').grade) * 10,
      ) / 10,
    );
  });

  it('does not end a sentence at a short form', () => {
    expect(gradeOfBlocks([paragraph('Bring identification, e.g. a license, to the office.')])).toBe(
      gradeOfBlocks([paragraph('Bring identification, eg a license, to the office.')]),
    );
  });

  it('is 0 of a text that is easier than any grade, or has no word', () => {
    expect(gradeOfBlocks([paragraph('You bake.')])).toBe(0);
    expect(gradeOfBlocks([])).toBe(0);
  });
});
