import { describe, expect, it } from 'vitest';
import { isDenied, isQuoted, offersAccommodation, sentenceAround } from './sentenceContext.ts';

/** The sentence around the part of a text between two bars. */
function around(marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  return sentenceAround(marked.replaceAll('|', ''), start, end);
}
const wordsOf = (marked: string) => {
  const { before, phrase, after } = around(marked);
  return [before, phrase, after];
};

describe('the sentence around a phrase', () => {
  it('ends at a full stop before a space, a line break and a bullet', () => {
    expect(wordsOf('sort mail. you |lift| boxes. apply now.')).toEqual([' you ', 'lift', ' boxes']);
    expect(wordsOf('sort mail\nyou |lift| boxes\napply')).toEqual(['you ', 'lift', ' boxes']);
    expect(wordsOf('• sort • |lift| boxes • apply')).toEqual([' ', 'lift', ' boxes ']);
    expect(wordsOf('really? |lift| boxes!')).toEqual([' ', 'lift', ' boxes']);
  });

  it('goes on after the full stop of an abbreviation, and in a number', () => {
    const long = 'items, e.g. boxes of 2.5 kg, that you |lift| in the u.s. every day';
    expect(wordsOf(long)).toEqual([
      'items, e.g. boxes of 2.5 kg, that you ',
      'lift',
      ' in the u.s. every day',
    ]);
  });

  it('reads at most 300 characters on each side', () => {
    const { before, after } = around(`${'a'.repeat(301)}|lift|${'b'.repeat(301)}`);
    expect([before.length, after.length]).toEqual([300, 300]);
  });
});

describe('a phrase', () => {
  it.each([
    'no |heavy lifting|',
    'you will never do |heavy lifting|',
    'this work is without any |heavy lifting|',
    '|heavy lifting| is not required',
    '|heavy lifting| will be never expected',
    '|a licence| not needed',
    '|a licence| optional',
  ])('is denied in “%s”', (marked) => expect(isDenied(around(marked))).toBe(true));

  it.each([
    '|heavy lifting|',
    'not only |heavy lifting|',
    'no less than |50 pounds|',
    'no experience but a lot of time for |heavy lifting|',
    '|heavy lifting| is required',
  ])('is not denied in “%s”', (marked) => expect(isDenied(around(marked))).toBe(false));

  it.each([
    'avoid words such as "|crazy|"',
    'in the film "|crazy|" from 2011',
    "the term '|crazy|' is old",
  ])('is only mentioned in %s', (marked) => expect(isQuoted(around(marked))).toBe(true));

  it.each(['a "|crazy|" pace', 'the word |crazy|"', 'the word "|crazy|'])(
    'is used in %s',
    (marked) => expect(isQuoted(around(marked))).toBe(false),
  );
});

describe('a demand', () => {
  it.each([
    '|lift 50 pounds| with or without accommodation',
    '|lift 50 pounds| with reasonable accommodation',
    'accommodations are available for |lifting 50 pounds|',
    '|lift 50 pounds| with the right equipment',
    '|lift 50 pounds| as a team lift',
    'we cannot adjust this: |lift 50 pounds| with or without help',
  ])('is one for a result in “%s”', (marked) =>
    expect(offersAccommodation(around(marked))).toBe(true),
  );

  it.each([
    '|lift 50 pounds|',
    'no adjustments can be made: |lift 50 pounds| with assistance',
    '|lift 50 pounds| without help',
  ])('is one for an ability in “%s”', (marked) =>
    expect(offersAccommodation(around(marked))).toBe(false),
  );
});
