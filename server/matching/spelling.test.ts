import { describe, expect, it } from 'vitest';
import { createSpelling, isOneSlipApart } from './spelling.ts';

describe('one slip of the pen', () => {
  it.each([
    ['electrican', 'electrician'],
    ['housekkeeper', 'housekeeper'],
    ['recieving', 'receiving'],
    ['dishwasher', 'dishwacher'],
  ])('%s is one slip from %s', (a, b) => {
    expect(isOneSlipApart(a, b)).toBe(true);
  });

  it('is not two slips, nor none', () => {
    expect(isOneSlipApart('electrican', 'eletrician')).toBe(false);
    expect(isOneSlipApart('nurse', 'nurse')).toBe(false);
    expect(isOneSlipApart('cook', 'coach')).toBe(false);
  });
});

describe('mending words', () => {
  const mend = createSpelling(
    new Map([
      ['cleaner', 9],
      ['dry', 4],
      ['electrician', 7],
    ]),
  );

  it('mends a slip and splits two known words', () => {
    expect(mend('electrican')).toEqual(['electrician']);
    expect(mend('drycleaner')).toEqual(['dry', 'cleaner']);
  });

  it('leaves known, short and strange words alone', () => {
    expect(mend('cleaner')).toEqual(['cleaner']);
    expect(mend('dri')).toEqual(['dri']);
    expect(mend('astronaut')).toEqual(['astronaut']);
  });
});
