import { describe, expect, it } from 'vitest';
import { isPlace, isStreet, parseAddress, placeAbroad, withoutPlace } from './address.ts';

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
    ['4 Oak Street, Hialeah, USA', '4 Oak Street', null, 'Hialeah', null, null, 'USA'],
    ['Address: Albany, NY 12203', null, null, 'Albany', 'NY', '12203', null],
    ['Based in Albany, NY', null, null, 'Albany', 'NY', null, null],
    ['| Albany, NY 12203 |', null, null, 'Albany', 'NY', '12203', null],
    ['Albany, XQ 12203', null, null, 'Albany', 'XQ', '12203', null],
    ['4 Oak Street, Albany, XQ 12203', '4 Oak Street', null, 'Albany', 'XQ', '12203', null],
    [
      '4 Oak Street Little Birchwater, NY',
      '4 Oak Street',
      null,
      'Little Birchwater',
      'NY',
      null,
      null,
    ],
    ['PO Box 118, Albany, NY 12203', 'PO Box 118', null, 'Albany', 'NY', '12203', null],
    ['18 Birch Lane #2, Albany, NY 12203', '18 Birch Lane', '#2', 'Albany', 'NY', '12203', null],
    ['Fort Drum, NY', null, null, 'Fort Drum', 'NY', null, null],
    ['Fort Liberty, NC', null, null, 'Fort Liberty', 'NC', null, null],
    ['Birchwater, NY', null, null, 'Birchwater', 'NY', null, null],
    ['4 Oak Street, Birchwater, NY', '4 Oak Street', null, 'Birchwater', 'NY', null, null],
    ['Birchwater NY 12203', null, null, 'Birchwater', 'NY', '12203', null],
    ['Albany NY', null, null, 'Albany', 'NY', null, null],
    ['Home address: Albany, NY', null, null, 'Albany', 'NY', null, null],
    ['Mailing address Albany, NY', null, null, 'Albany', 'NY', null, null],
    ['|| Albany, NY', null, null, 'Albany', 'NY', null, null],
    ['4 Oak Street, Apt 2, Hialeah, USA', '4 Oak Street', 'Apt 2', 'Hialeah', null, null, 'USA'],
  ])('%s is taken apart', (text, address1, address2, city, state, zip, country) => {
    expect(parseAddress(text)).toMatchObject({ address1, address2, city, state, zip, country });
  });

  it.each([
    'Cook in Training',
    'Worked here or there',
    'Skills IN Excel',
    '2020 Present',
    'Welding, XQ 00001',
    'Sunrise Bakery, USA',
    'albany bakers, NY',
    'Little Birchwater IN',
    'Albany',
  ])('is not seen in %s', (text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('is surer when the ZIP code lies in the state', () => {
    const right = parseAddress('Albany, NY 12203')?.confidence ?? 0;
    const wrong = parseAddress('Albany, NY 90210')?.confidence ?? 1;
    expect(right).toBeGreaterThan(wrong);
  });

  it('is not so sure when its city is only the end of the one of the ZIP code', () => {
    const sure = (text: string) => parseAddress(text)?.confidence ?? 1;
    expect(sure('Orleans LA 70116')).toBeLessThan(sure('New Orleans LA 70116'));
  });

  it('is surer in a known city, and least sure in a state that nobody knows', () => {
    const sure = (text: string) => parseAddress(text)?.confidence ?? 0;
    expect(sure('Albany, NY')).toBeGreaterThan(sure('Little Birchwater, NY'));
    expect(sure('Little Birchwater, NY')).toBeGreaterThan(sure('Albany, XQ 12203'));
    expect(sure('Albany, XQ 12203')).toBeGreaterThan(0);
  });
});

describe('places', () => {
  it.each([
    ['P.O. Box 118', true],
    ['P.O.Box 118', true],
    ['1423 Maple Ave', true],
    ['Sorted the box carefully', false],
    ['Baked 40 loaves on Oak Street', false],
  ])('have a street in "%s": %s', (text, isOne) => {
    expect(isStreet(text)).toBe(isOne);
  });

  it.each([
    ['– (Austin, TX).', true],
    ['Onsite', true],
    ['Remote, Austin', true],
    ['Austin metro area', true],
    ['Ho Chi Minh, Vietnam', true],
    ['Worked remote', false],
    ['Baker, Austin metro area', false],
    ['Austin area manager', false],
  ])('are all of "%s": %s', (text, isOne) => {
    expect(isPlace(text)).toBe(isOne);
  });

  it.each([
    ['Market Diner|Austin, TX', 'Market Diner'],
    ['Market Diner •Austin, TX', 'Market Diner'],
    ['Market Diner | | Austin, TX', 'Market Diner'],
    ['Austin, TX | Market Diner | Bakery', 'Market Diner  Bakery'],
    ['Market Diner. Austin, TX', 'Market Diner'],
    ['Market Diner, Birchwater, TX', 'Market Diner'],
    ['Bread, rolls for Birchwater, TX', 'Bread, rolls for Birchwater, TX'],
    ['Bread, Big rolls for all, TX', 'Bread, Big rolls for all, TX'],
  ])('are taken off "%s"', (text, rest) => {
    expect(withoutPlace(text)).toBe(rest);
  });

  it('are distinguished from streets and names', () => {
    expect(isStreet('PO Box 118')).toBe(true);
    expect(isStreet('12 Oak Street')).toBe(true);
    expect(isStreet('12 Elmwood, Apt 4')).toBe(true);
    expect(isStreet('Rural Route 4')).toBe(true);
    expect(isStreet('Unit 4521')).toBe(true);
    expect(isStreet('USS Example')).toBe(true);
    expect(isStreet('Oak Street')).toBe(false);
    expect(isStreet('250 customers a day')).toBe(false);
    expect(isStreet(`12 loaves for each street ${'and each house '.repeat(4)}`)).toBe(false);
    expect(isStreet(`Unit 4 ${'baked bread for everybody '.repeat(4)}`)).toBe(false);
    expect(isPlace('Austin, TX')).toBe(true);
    expect(isPlace('Remote')).toBe(true);
    expect(isPlace('Hybrid (Austin)')).toBe(true);
    expect(isPlace('Greater Austin area')).toBe(true);
    expect(isPlace('Istanbul, Türkiye')).toBe(true);
    expect(isPlace('(Austin, TX)')).toBe(true);
    expect(isPlace('4 Oak Street, Albany, NY 12203')).toBe(false);
    expect(isPlace('Remote sensing')).toBe(false);
    expect(isPlace('Market Diner')).toBe(false);
  });

  it('are taken off the end of an employer', () => {
    expect(withoutPlace('Market Diner, Austin, TX')).toBe('Market Diner');
    expect(withoutPlace('Market Diner')).toBe('Market Diner');
    expect(withoutPlace('Market Diner in Austin, TX')).toBe('Market Diner');
    expect(withoutPlace('Market Diner | Austin, TX')).toBe('Market Diner');
    expect(withoutPlace('Market Diner  Remote')).toBe('Market Diner');
    expect(withoutPlace('Market Diner – London, UK')).toBe('Market Diner');
    expect(withoutPlace('Bakery, Istanbul, Türkiye')).toBe('Bakery');
    expect(withoutPlace('Market Diner (Little Birchwater, TX)')).toBe('Market Diner');
    expect(withoutPlace('Austin, TX')).toBe('');
  });

  it('lie abroad in a country, but not with a firm or a school before it', () => {
    expect(placeAbroad('Bengaluru, India')).toEqual({ city: 'Bengaluru', country: 'India' });
    expect(placeAbroad('Bengaluru, Karnataka')).toBeNull();
    expect(placeAbroad('Sunrise Bakery, India')).toBeNull();
    expect(placeAbroad('Riverbend College, India')).toBeNull();
    expect(placeAbroad('One Two Three Four, India')).toBeNull();
  });
});
