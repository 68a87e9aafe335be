import { describe, expect, it } from 'vitest';
import { answerNominatim, readNominatimQuery } from './nominatim.ts';

const answer = (params: Record<string, string>) => answerNominatim(readNominatimQuery(params));

it('returns a ZIP in the jsonv2 format', () => {
  expect(answer({ postalcode: '13202', countrycodes: 'us', format: 'jsonv2' })).toEqual([
    {
      place_id: 13202,
      lat: '43.041',
      lon: '-76.1489',
      display_name: '13202, Syracuse, New York, United States',
      name: '13202',
      category: 'place',
      type: 'postcode',
      importance: 0.3,
      address: {
        city: 'Syracuse',
        state: 'New York',
        'ISO3166-2-lvl4': 'US-NY',
        postcode: '13202',
        country: 'United States',
        country_code: 'us',
      },
      boundingbox: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
    },
  ]);
});

it('returns the box as south, north, west, east around the point', () => {
  const [place] = answer({ q: 'Syracuse, NY' });
  const [south = 0, north = 0, west = 0, east = 0] = (place?.boundingbox ?? []).map(Number);
  expect(south).toBeLessThan(Number(place?.lat));
  expect(north).toBeGreaterThan(Number(place?.lat));
  expect(west).toBeLessThan(Number(place?.lon));
  expect(east).toBeGreaterThan(Number(place?.lon));
});

describe('a ZIP gives exactly one result', () => {
  const asked: readonly Record<string, string>[] = [
    { q: '10001' },
    { q: '10001-0001' },
    { postalcode: '10001', limit: '50' },
  ];
  it.each(asked)('for %j', (params) => {
    expect(answer(params)).toHaveLength(1);
  });

  it('gives none when it does not exist', () => {
    expect(answer({ postalcode: '00000' })).toEqual([]);
    expect(answer({ postalcode: 'Syracuse' })).toEqual([]);
  });
});

it('searches by text, or by city and state', () => {
  expect(answer({ q: 'Syracuse' })[0]?.display_name).toBe('Syracuse, New York, United States');
  expect(answer({ city: 'Portland', state: 'ME' })[0]?.address.state).toBe('Maine');
  expect(answer({ state: 'Vermont' }).every((place) => place.address.state === 'Vermont')).toBe(
    true,
  );
  expect(answer({})).toEqual([]);
});

it('applies the limit: 10 by default, 100 at most', () => {
  expect(answer({ q: 'new' })).toHaveLength(10);
  expect(answer({ q: 'new', limit: '3' })).toHaveLength(3);
  expect(answer({ q: 'new', limit: '5000' })).toHaveLength(100);
  expect(answer({ q: 'new', limit: 'many' })).toHaveLength(10);
  expect(answer({ q: 'new', limit: '-4' })).toHaveLength(1);
});

it('has only the United States', () => {
  expect(answer({ q: 'Syracuse', countrycodes: 'it' })).toEqual([]);
  expect(answer({ city: 'Syracuse', country: 'Italy' })).toEqual([]);
  expect(answer({ q: 'Syracuse', countrycodes: 'ca,us' })).not.toEqual([]);
  expect(answer({ city: 'Syracuse', country: 'USA' })).not.toEqual([]);
});

it('gives each place a stable id, different from others', () => {
  const places = answer({ q: 'san', limit: '100' });
  expect(answer({ q: 'san', limit: '100' })).toEqual(places);
  expect(new Set(places.map((place) => place.place_id)).size).toBe(places.length);
});

it('finds no place of military mail, and territories by their ISO code', () => {
  expect(answer({ postalcode: '09001', city: 'APO', state: 'AE' })).toEqual([]);
  expect(answer({ postalcode: '00901' })[0]?.address['ISO3166-2-lvl4']).toBe('US-PR');
});

it('answers a ZIP newer than our list with the town that is sent along', () => {
  expect(answer({ postalcode: '13299' })).toEqual([]);
  expect(answer({ postalcode: '13299', city: 'Syracuse', state: 'NY' })).toMatchObject([
    { type: 'city', name: 'Syracuse' },
  ]);
});
