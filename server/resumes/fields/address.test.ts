import { describe, expect, it } from 'vitest';
import { isPlace, isStreet, parseAddress, withoutPlace } from './address.ts';

describe('an address', () => {
  it.each([
    ['18 Birch Lane, Albany, NY 12203', '18 Birch Lane', null, 'Albany', 'NY', '12203', null],
    [
      '18 Birch Lane, Apt 2, Albany, New York 12203-1144',
      '18 Birch Lane',
      'Apt 2',
      'Albany',
      'New York',
      '12203-1144',
      null,
    ],
    ['Memphis TN 38118 US', null, null, 'Memphis', 'TN', '38118', 'US'],
    ['98103, Seattle, WA (US)', null, null, 'Seattle', 'WA', '98103', 'US'],
    [
      '4 Oak Street, 70116, New Orleans, LA (US)',
      '4 Oak Street',
      null,
      'New Orleans',
      'LA',
      '70116',
      'US',
    ],
    ['Fayetteville, 28303, NC, US', null, null, 'Fayetteville', 'NC', '28303', 'US'],
    ['4 Oak Street New Orleans LA 70116', '4 Oak Street', null, 'New Orleans', 'LA', '70116', null],
    ['PSC 12, Box 56, APO AE 09001', 'PSC 12, Box 56', null, 'APO', 'AE', '09001', null],
    ['USS Example, FPO, AP 96620-2820', 'USS Example', null, 'FPO', 'AP', '96620-2820', null],
    ['DPO AA 34002', null, null, 'DPO', 'AA', '34002', null],
    ['Hialeah, United States', null, null, 'Hialeah', null, null, 'United States'],
  ])('%s is taken apart', (text, address1, address2, city, state, zip, country) => {
    expect(parseAddress(text)).toMatchObject({ address1, address2, city, state, zip, country });
  });

  it.each(['Cook in Training', 'Worked here or there', 'Skills IN Excel', '2020 Present'])(
    'is not seen in %s',
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );

  it('is surer when the ZIP code lies in the state', () => {
    const right = parseAddress('Albany, NY 12203')?.confidence ?? 0;
    const wrong = parseAddress('Albany, NY 90210')?.confidence ?? 1;
    expect(right).toBeGreaterThan(wrong);
  });
});

describe('places', () => {
  it('are distinguished from streets and names', () => {
    expect(isStreet('PO Box 118')).toBe(true);
    expect(isStreet('250 customers a day')).toBe(false);
    expect(isPlace('Austin, TX')).toBe(true);
    expect(isPlace('Remote')).toBe(true);
    expect(isPlace('Market Diner')).toBe(false);
  });

  it('are taken off the end of an employer', () => {
    expect(withoutPlace('Market Diner, Austin, TX')).toBe('Market Diner');
    expect(withoutPlace('Market Diner')).toBe('Market Diner');
  });
});
