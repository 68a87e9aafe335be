import { describe, expect, it } from 'vitest';
import { createSpelling, isOneSlipApart } from './spelling.ts';

describe('one typing error', () => {
  it.each([
    ['electrican', 'electrician'],
    ['housekkeeper', 'housekeeper'],
    ['recieving', 'receiving'],
    ['dishwasher', 'dishwacher'],
  ])('%s is one slip from %s', (a, b) => {
    expect(isOneSlipApart(a, b)).toBe(true);
  });

  it.each([
    ['coat', 'caxt'],
    ['caxt', 'coat'],
    ['formed', 'fromen'],
    ['cook', 'cake'],
  ])('two changed letters of %s are no swap: %s', (a, b) => {
    expect(isOneSlipApart(a, b)).toBe(false);
  });

  it('is not two errors, nor none', () => {
    expect(isOneSlipApart('electrican', 'eletrician')).toBe(false);
    expect(isOneSlipApart('nurse', 'nurse')).toBe(false);
    expect(isOneSlipApart('cook', 'coach')).toBe(false);
  });
});

describe('correcting words', () => {
  const correctSpelling = createSpelling(
    new Map([
      ['cleaner', 9],
      ['dry', 4],
      ['electrician', 7],
      ['drifter', 2],
      ['driver', 9],
      ['welders', 9],
      ['welder', 2],
      ['cook', 3],
      ['rare', 1],
    ]),
  );

  it('corrects an error and splits two known words', () => {
    expect(correctSpelling('electrican')).toEqual(['electrician']);
    expect(correctSpelling('drycleaner')).toEqual(['dry', 'cleaner']);
  });

  it('takes the word with the same ending, and then the one that is used more', () => {
    expect(correctSpelling('welderr')).toEqual(['welder']);
    expect(correctSpelling('driter')).toEqual(['driver']);
  });

  it('splits off four letters or more, and words that are used more than once', () => {
    expect(correctSpelling('drycook')).toEqual(['dry', 'cook']);
    for (const word of ['cleanerdry', 'dryrare', 'rarecook'])
      expect(correctSpelling(word)).toEqual([word]);
  });

  it('leaves known, short and strange words alone', () => {
    expect(correctSpelling('cleaner')).toEqual(['cleaner']);
    expect(correctSpelling('dri')).toEqual(['dri']);
    expect(correctSpelling('astronaut')).toEqual(['astronaut']);
  });
});
