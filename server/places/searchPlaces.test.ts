import { describe, expect, it } from 'vitest';
import { mostPlaces, searchPlaces } from './searchPlaces.ts';

const displays = (query: string, limit?: number): string[] =>
  searchPlaces(query, limit === undefined ? {} : { limit }).map((place) => place.display);

describe('the first answer', () => {
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
  ])('to %j is %s', (query, first) => {
    expect(displays(query)[0]).toBe(first);
  });
});

it('puts the very name before longer names, and larger cities first', () => {
  const found = displays('York');
  const first = found.findIndex((display) => !display.startsWith('York,'));
  expect(first).toBeGreaterThan(2);
  expect(found.slice(first).every((display) => !display.startsWith('York,'))).toBe(true);
  expect(found[0]).toBe('York, PA');
});

it('finds a later word of a name', () => {
  expect(displays('Cruz')).toContain('Santa Cruz, CA');
});

it('answers a state with its largest cities', () => {
  expect(displays('Texas', 3)).toEqual(['Houston, TX', 'El Paso, TX', 'Dallas, TX']);
  expect(
    searchPlaces('wv')
      .slice(0, 20)
      .every((place) => place.state === 'WV'),
  ).toBe(true);
});

it('answers the first digits of a ZIP with the ZIPs that begin so', () => {
  const found = searchPlaces('132');
  expect(found.length).toBeGreaterThan(20);
  expect(found.every((place) => place.zip?.startsWith('132'))).toBe(true);
  expect(searchPlaces('0210').some((place) => place.zip === '02108')).toBe(true);
});

it('gives a city no ZIP of its own', () => {
  expect(searchPlaces('Syracuse, NY')[0]).toMatchObject({
    city: 'Syracuse',
    state: 'NY',
    zip: null,
  });
});

it.each(['a', 's', 'new', 'ca', '1', '100', '100 '])(
  'never gives more than 100 for %j',
  (query) => {
    expect(searchPlaces(query).length).toBeLessThanOrEqual(mostPlaces);
    expect(searchPlaces(query, { limit: 5000 }).length).toBeLessThanOrEqual(mostPlaces);
  },
);

it('keeps to a smaller limit, and gives 100 where there are more', () => {
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
])('answers nonsense %j with nothing', (query) => {
  expect(searchPlaces(query)).toEqual([]);
});

it('lists no place twice', () => {
  for (const query of ['san', 'springfield', 'new york', 'la']) {
    const found = displays(query);
    expect(new Set(found).size).toBe(found.length);
  }
});
