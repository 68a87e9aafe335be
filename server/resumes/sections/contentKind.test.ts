import { describe, expect, it } from 'vitest';
import { readingOrder } from '../layout/readingOrder.ts';
import { pageOf } from '../testPage.ts';
import { contentKind, isSchooling } from './contentKind.ts';

const kindOf = (texts: readonly string[]) =>
  contentKind(readingOrder([pageOf(texts.map((text) => ({ text })))]));

describe('what lines are about', () => {
  it.each([
    ['a job with duties', ['Line Cook, Harbor Diner, 2018 – 2020', '• Cooked meals for guests']],
    ['a job at a school', ['Teacher, Elm Street School, 2015 – 2020', 'Taught children to read']],
    ['a job without duties', ['Line Cook, Harbor Diner, 2018 – 2020']],
    ['duties without a title', ['Harbor Fair, 2018 – 2020', 'Cooked meals for guests']],
  ])('is work when they show %s', (_, texts) => {
    expect(kindOf(texts)).toBe('work');
  });

  it.each([
    ['a degree', ['Elm Street College, 2015 – 2017', 'Associate of Science in Nursing']],
    ['a school without a date', ['Elm Street College']],
    [
      'a degree beside a job of the student',
      ['B.S. in Biology, Elm Street College, 2015 – 2019', 'Tutor', 'Taught others to read'],
    ],
  ])('is education when they show %s', (_, texts) => {
    expect(kindOf(texts)).toBe('education');
  });

  it.each([
    ['short items', ['Excel, Word, Typing']],
    ['two items', ['Excel', 'Word']],
    ['items of five words at most', ['Excel, reading of many old letters']],
    ['mostly short items', ['Excel, Word, Typing, care for many people of great age']],
  ])('is skills when they show %s', (_, texts) => {
    expect(kindOf(texts)).toBe('skills');
  });

  it.each([
    [
      'a paragraph',
      ['Friendly person with ten years in large and', 'small kitchens, hotels and schools.'],
    ],
    ['listed sentences', ['• Has ten years in the large kitchens of old hotels.']],
  ])('is a summary when they show %s', (_, texts) => {
    expect(kindOf(texts)).toBe('summary');
  });

  it.each([
    ['nothing', []],
    ['one item alone', ['Excel']],
    ['a title alone', ['Cook, Baker']],
    ['a date alone', ['Harbor Fair, 2018']],
    ['a range without a title or duties', ['Harbor Fair, 2018 – 2020']],
    ['long items', ['Excel, care for many people of great age']],
    ['a phrase without an end', ['Ten years in the large kitchens of old hotels']],
    [
      'the words of a template to its reader',
      ['Here you can say how long you were in large and', 'small kitchens, hotels and schools.'],
    ],
    ['listed words to a reader', ['• Here you can say how long you were in kitchens.']],
  ])('is not known when they show %s', (_, texts) => {
    expect(kindOf(texts)).toBeNull();
  });
});

describe('a line about schooling', () => {
  it.each(['Elm Street College', 'B.S. in Biology', 'GED'])('%s is one', (text) => {
    expect(isSchooling(text)).toBe(true);
  });

  it.each([
    'Harbor Diner',
    'Certificate in Welding',
    'I went to the college of my town and then found work in the kitchens of hotels',
  ])('%s is none', (text) => {
    expect(isSchooling(text)).toBe(false);
  });
});
