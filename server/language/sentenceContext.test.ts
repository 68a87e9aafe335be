import { describe, expect, it } from 'vitest';
import {
  allMatch,
  anyMatches,
  isDenied,
  isQuoted,
  offersAccommodation,
  sentenceAround,
} from './sentenceContext.ts';

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
    for (const bullet of '\u2022\u00b7\u25cf')
      expect(wordsOf(`a ${bullet} |lift| b ${bullet} c`)).toEqual([' ', 'lift', ' b ']);
  });

  it('ends at a full stop before a quote, a bracket and the end of the text', () => {
    expect(wordsOf('he said "go." |lift| (boxes.) now')).toEqual(['" ', 'lift', ' (boxes']);
    expect(wordsOf("it's 'old.' |lift| boxes.")).toEqual(["' ", 'lift', ' boxes']);
  });

  it('goes on after a question mark within a word, and ends at another full stop', () => {
    expect(wordsOf('a?b |lift| c!d')).toEqual(['a?b ', 'lift', ' c!d']);
    expect(wordsOf('sort big. e.g. now |lift| approx. 5 vs. 6, i.e. all. end')).toEqual([
      ' e.g. now ',
      'lift',
      ' approx. 5 vs. 6, i.e. all',
    ]);
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
    "we don't ask for |a licence|",
    'you cannot expect |heavy lifting|',
    'we avoid |heavy lifting|',
    'free of any |heavy lifting|',
    'help instead of |heavy lifting|',
    'help rather than |heavy lifting|',
    'no, |heavy lifting|',
    'no one asks for |heavy lifting|',
    "|heavy lifting| isn't needed",
    '|licences| are not a requirement',
    '|heavy lifting|, not part of the job',
    '|heavy lifting| never required',
  ])('is denied in “%s”', (marked) => expect(isDenied(around(marked))).toBe(true));

  it.each([
    '|heavy lifting|',
    'not only |heavy lifting|',
    'no less than |50 pounds|',
    'no experience but a lot of time for |heavy lifting|',
    '|heavy lifting| is required',
    'not only do we ask for |heavy lifting|',
    'you are not afraid of |heavy lifting|',
    '|heavy lifting| is not hard',
    '|heavy lifting|: this is not required of clerks',
    'a notable |lifting|',
  ])('is not denied in “%s”', (marked) => expect(isDenied(around(marked))).toBe(false));

  it.each([
    'avoid words such as "|crazy|"',
    'in the film "|crazy|" from 2011',
    "the term '|crazy|' is old",
    'avoid the words "|crazy|"',
    'a book called "|crazy|"',
  ])('is only mentioned in %s', (marked) => expect(isQuoted(around(marked))).toBe(true));

  it.each(['a "|crazy|" pace', 'the word |crazy|"', 'the word "|crazy|'])(
    'is used in %s',
    (marked) => expect(isQuoted(around(marked))).toBe(false),
  );
});

describe('conditions on what is around a phrase', () => {
  const context = around('you must |lift| heavy boxes');
  const [fits, fails] = [/must $/, /may $/];

  it('all match only when each that is given matches', () => {
    expect(allMatch({}, context)).toBe(true);
    expect(allMatch({ before: fits, after: /^ heavy/, sentence: /must lift heavy/ }, context)).toBe(
      true,
    );
    expect(allMatch({ before: fails, after: /^ heavy/, sentence: /lift/ }, context)).toBe(false);
    expect(allMatch({ before: fits, after: /^ light/, sentence: /lift/ }, context)).toBe(false);
    expect(allMatch({ before: fits, after: /^ heavy/, sentence: /drop/ }, context)).toBe(false);
  });

  it('any matches when one that is given matches', () => {
    expect(anyMatches({}, context)).toBe(false);
    expect(anyMatches({ before: fits, after: /^ light/ }, context)).toBe(true);
    expect(anyMatches({ before: fails, after: /^ heavy/ }, context)).toBe(true);
    expect(anyMatches({ before: fails, sentence: /must lift heavy/ }, context)).toBe(true);
    expect(anyMatches({ before: fails, after: /^ light/, sentence: /drop/ }, context)).toBe(false);
  });
});

describe('a demand', () => {
  it.each([
    '|lift 50 pounds| with or without accommodation',
    '|lift 50 pounds| with reasonable accommodation',
    'accommodations are available for |lifting 50 pounds|',
    '|lift 50 pounds| with the right equipment',
    '|lift 50 pounds| as a team lift',
    'you |lift 50 pounds| with an accommodation',
    'reasonable adjustments can be made for |lifting 50 pounds|',
    '|lift 50 pounds|; an accommodation is offered',
    '|lift 50 pounds| with help',
    '|lift 50 pounds| by a lifting device',
    '|lift 50 pounds| with a hoist aid',
    '|lift 50 pounds| by assistance of others',
    '|lift 50 pounds| with the proper gear',
    '|lift 50 pounds| with tools and reasonable help',
    '|lift 50 pounds| by the aids we provide',
    'we cannot adjust this: |lift 50 pounds| with or without help',
  ])('is one for a result in “%s”', (marked) =>
    expect(offersAccommodation(around(marked))).toBe(true),
  );

  it.each([
    '|lift 50 pounds|',
    'no adjustments can be made: |lift 50 pounds| with assistance',
    '|lift 50 pounds| without help',
    'we are unable to adjust it: |lift 50 pounds| with help',
    '|lift 50 pounds|; without our assistance or with tools',
  ])('is one for an ability in “%s”', (marked) =>
    expect(offersAccommodation(around(marked))).toBe(false),
  );
});
