import { describe, expect, it, test } from 'vitest';
import { distanceMiles } from './distance.ts';
import { geocodeZip } from './geocodeZip.ts';

/** Looked up by hand: the city the post office names for the ZIP, and its approximate location. */
const known: readonly [zip: string, city: string, state: string, lat: number, lng: number][] = [
  ['00501', 'Holtsville', 'NY', 40.81, -73.05],
  ['00601', 'Adjuntas', 'PR', 18.16, -66.72],
  ['00802', 'St Thomas', 'VI', 18.35, -64.93],
  ['00901', 'San Juan', 'PR', 18.47, -66.11],
  ['01001', 'Agawam', 'MA', 42.07, -72.62],
  ['02108', 'Boston', 'MA', 42.36, -71.06],
  ['03301', 'Concord', 'NH', 43.21, -71.54],
  ['04101', 'Portland', 'ME', 43.66, -70.26],
  ['05401', 'Burlington', 'VT', 44.48, -73.21],
  ['06103', 'Hartford', 'CT', 41.77, -72.67],
  ['07102', 'Newark', 'NJ', 40.74, -74.17],
  ['10001', 'New York', 'NY', 40.75, -74.0],
  ['13202', 'Syracuse', 'NY', 43.04, -76.15],
  ['14850', 'Ithaca', 'NY', 42.44, -76.5],
  ['19103', 'Philadelphia', 'PA', 39.95, -75.17],
  ['20500', 'Washington', 'DC', 38.9, -77.04],
  ['30303', 'Atlanta', 'GA', 33.75, -84.39],
  ['33101', 'Miami', 'FL', 25.78, -80.2],
  ['48201', 'Detroit', 'MI', 42.35, -83.06],
  ['60601', 'Chicago', 'IL', 41.89, -87.62],
  ['63101', 'St. Louis', 'MO', 38.63, -90.19],
  ['70112', 'New Orleans', 'LA', 29.96, -90.08],
  ['77002', 'Houston', 'TX', 29.76, -95.37],
  ['80202', 'Denver', 'CO', 39.75, -105.0],
  ['84101', 'Salt Lake City', 'UT', 40.76, -111.9],
  ['90001', 'Los Angeles', 'CA', 33.97, -118.25],
  ['90210', 'Beverly Hills', 'CA', 34.1, -118.41],
  ['96799', 'Pago Pago', 'AS', -14.28, -170.7],
  ['96813', 'Honolulu', 'HI', 21.31, -157.86],
  ['96910', 'Hagåtña', 'GU', 13.47, 144.75],
  ['98101', 'Seattle', 'WA', 47.61, -122.33],
  ['99501', 'Anchorage', 'AK', 61.22, -149.88],
];

test.each(known)('finds %s as %s, %s', (zip, city, state, lat, lng) => {
  const place = geocodeZip(zip);
  expect(place).toMatchObject({ zip, city, state, display: `${city}, ${state} ${zip}` });
  expect(place && distanceMiles(place, { lat, lng })).toBeLessThan(6);
});

describe('a ZIP as people type it', () => {
  it.each(['13202-1234', ' 13202 ', '132021234', '13202 1234'])('parses %j as 13202', (typed) => {
    expect(geocodeZip(typed)?.display).toBe('Syracuse, NY 13202');
  });

  it.each(['', '1320', '132022', 'K1A 0B1', 'Syracuse', '00000', '99999', '13202-12', '-13202'])(
    'rejects %j',
    (typed) => {
      expect(geocodeZip(typed)).toBeNull();
    },
  );
});

it.each(['09001', '34002', '96201'])('finds no public location of military mail to %s', (zip) => {
  expect(geocodeZip(zip)).toBeNull();
});

it.each([
  ['72713', 'Bentonville', 'AR'],
  ['75036', 'Frisco', 'TX'],
  ['75072', 'McKinney', 'TX'],
  ['85288', 'Tempe', 'AZ'],
  ['89437', 'Sparks', 'NV'],
])('knows %s, which is newer than 2018', (zip, city, state) => {
  expect(geocodeZip(zip)).toMatchObject({ city, state });
});

it('names the city, not the bank that owns the ZIP', () => {
  expect(geocodeZip('10286')?.display).toBe('New York, NY 10286');
});

it('formats names as people write them, not as the postal file does', () => {
  expect(geocodeZip('22101')?.city).toBe('McLean');
  expect(geocodeZip('19406')?.city).toBe('King of Prussia');
});
