import { describe, expect, it } from 'vitest';
import { PLACE_RESULTS_MAX } from '#domain/limits.ts';
import { searchPlaces } from './searchPlaces.ts';

const displays = (query: string, limit?: number): string[] =>
  searchPlaces(query, limit === undefined ? {} : { limit }).map((place) => place.display);

describe('the first result', () => {
  it.each([
    ['Syr', 'Syracuse, NY'],
    ['Syracuse NY', 'Syracuse, NY'],
    ['syracuse, new york', 'Syracuse, NY'],
    ['SYRACUSE,NY', 'Syracuse, NY'],
    ['Syracuse, N', 'Syracuse, NY'],
    ['Syracuse, NY, USA', 'Syracuse, NY'],
    ['Syracuse, NY 13202', 'Syracuse, NY 13202'],
    ['13202', 'Syracuse, NY 13202'],
    ['13202-1234', 'Syracuse, NY 13202'],
    ['200 Example Street, Syracuse, NY', 'Syracuse, NY'],
    ['St Louis', 'St. Louis, MO'],
    ['st. louis', 'St. Louis, MO'],
    ['Saint Louis, MO', 'St. Louis, MO'],
    ['NYC', 'New York, NY'],
    ['New York City', 'New York, NY'],
    ['new york new york', 'New York, NY'],
    ['Washington DC', 'Washington, DC'],
    ['washington, d.c.', 'Washington, DC'],
    ['Kansas City MO', 'Kansas City, MO'],
    ['Mayaguez', 'Mayagüez, PR'],
    ['winston salem', 'Winston-Salem, NC'],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ['Dekalb, IL', 'DeKalb, IL'],
    ['ft worth', 'Fort Worth, TX'],
    ['Portland', 'Portland, OR'],
    ['Portland, Maine', 'Portland, ME'],
  ])('answers %j with %s', (query, first) => {
    expect(displays(query)[0]).toBe(first);
  });
});

it('lists an exact name before longer names, and larger cities first', () => {
  const found = displays('York');
  const first = found.findIndex((display) => !display.startsWith('York,'));
  expect(first).toBeGreaterThan(2);
  expect(found.slice(first).every((display) => !display.startsWith('York,'))).toBe(true);
  expect(found[0]).toBe('York, PA');
});

it('finds a later word of a name', () => {
  expect(displays('Cruz')).toContain('Santa Cruz, CA');
});

it('returns the largest cities for a state', () => {
  expect(displays('Texas', 3)).toEqual(['Houston, TX', 'El Paso, TX', 'Dallas, TX']);
  expect(
    searchPlaces('wv')
      .slice(0, 20)
      .every((place) => place.state === 'WV'),
  ).toBe(true);
});

it('returns the ZIPs that start with the typed digits', () => {
  const found = searchPlaces('132');
  expect(found.length).toBeGreaterThan(20);
  expect(found.every((place) => place.zip?.startsWith('132'))).toBe(true);
  expect(searchPlaces('0210').some((place) => place.zip === '02108')).toBe(true);
});

it('returns a city without a ZIP', () => {
  expect(searchPlaces('Syracuse, NY')[0]).toMatchObject({
    city: 'Syracuse',
    state: 'NY',
    zip: null,
  });
});

it.each(['a', 's', 'new', 'ca', '1', '100', '100 '])('returns at most 100 for %j', (query) => {
  expect(searchPlaces(query).length).toBeLessThanOrEqual(PLACE_RESULTS_MAX);
  expect(searchPlaces(query, { limit: 5000 }).length).toBeLessThanOrEqual(PLACE_RESULTS_MAX);
});

it('applies a smaller limit, and returns 100 when there are more', () => {
  expect(searchPlaces('new', { limit: 7 })).toHaveLength(7);
  expect(searchPlaces('new')).toHaveLength(100);
  expect(searchPlaces('Syracuse', { limit: 1 })).toHaveLength(1);
});

it.each([
  '',
  '   ',
  '!!!',
  'qqzzxx',
  '99999',
  '00',
  'Toronto Ontario Canada',
  '%',
  "' or 1=1",
  'constructor',
])('returns nothing for nonsense %j', (query) => {
  expect(searchPlaces(query)).toEqual([]);
});

it('lists no place twice', () => {
  for (const query of ['san', 'springfield', 'new york', 'la']) {
    const found = displays(query);
    expect(new Set(found).size).toBe(found.length);
  }
});
