import { describe, expect, it } from 'vitest';
import { phonesIn, withoutPhones } from './phones.ts';

describe('a telephone number', () => {
  it.each([
    '(+1) 315-555-0142',
    '+1 (315) 555-0142 ext. 27',
    '315.555.0142, extension 9',
    '315-555-0142 x27',
    '315-555-0142 #27',
    '+49 (0) 30 5550 1234',
    '+44 (0)20 7946 0958',
    '011 44 20 7946 0958',
    '+52 55 5555 0142',
    '+91-98765-43210',
    '000-555-0142',
    '000.555.0142 x 27',
    '(000) 555-0142 ext. 27',
    '+1 (000) 555-0142 extension: 9',
    '0005550142',
    '+999 12 345 678',
  ])('is taken as printed: %s', (printed) => {
    expect(phonesIn(`Phone: ${printed} | Syracuse`).map(({ text }) => text)).toEqual([printed]);
  });

  it.each([
    '2015 - 2019',
    '2017 – 03/2021',
    '10/10/2015 - 11/11/2019',
    'Syracuse, NY 13202-1234',
    '123-45-6789',
    '000-555-01423',
    '000-555-0142-1',
    '12/000-555-0142',
    '555 01',
  ])('is not seen in %s', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });

  it('is found beside another one', () => {
    const [first, second] = phonesIn('(315) 555-0142 / (315) 555-0143');
    expect(first).toEqual({ text: '(315) 555-0142', at: 0 });
    expect(second).toEqual({ text: '(315) 555-0143', at: 17 });
  });

  it('says where a number stands that no country gives out, without a sign before its extension', () => {
    expect(phonesIn('Call 000-555-0142, ext. 27')).toEqual([
      { text: '000-555-0142 ext. 27', at: 5 },
    ]);
  });

  it('is taken out of a text wherever it stands', () => {
    expect(withoutPhones('Ann 315-555-0142 Syracuse (315) 555-0143').split(/\s+/u)).toEqual([
      'Ann',
      'Syracuse',
      '',
    ]);
  });
});
