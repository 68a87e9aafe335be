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
    ]),
  );

  it('corrects an error and splits two known words', () => {
    expect(correctSpelling('electrican')).toEqual(['electrician']);
    expect(correctSpelling('drycleaner')).toEqual(['dry', 'cleaner']);
  });

  it('leaves known, short and strange words alone', () => {
    expect(correctSpelling('cleaner')).toEqual(['cleaner']);
    expect(correctSpelling('dri')).toEqual(['dri']);
    expect(correctSpelling('astronaut')).toEqual(['astronaut']);
  });
});
