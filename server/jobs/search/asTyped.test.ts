import { describe, expect, it } from 'vitest';
import { searchedJob as job } from '#tests/support/searchedJob.ts';
import { SearchIndex } from './searchIndex.ts';

const titled = (title: string, changes: Parameters<typeof job>[1] = {}) =>
  job(title, { title, description: 'Steady work.', socCode: null, ...changes });
type Jobs = readonly ReturnType<typeof job>[];
const indexOf = (jobs: Jobs) => {
  const index = new SearchIndex();
  for (const one of jobs) index.add(one);
  return index;
};
const search = (jobs: Jobs, searchText: string, locationText = '') => {
  const index = indexOf(jobs);
  const query = { searchText, locationText, offset: 0, limit: 100 };
  const { ids: found, total, nothingSought } = index.search(query);
  return { ids: found, meant: index.meant(query, total), nothingSought };
};
const taken = (jobs: Jobs, searchText: string, locationText = '') =>
  indexOf(jobs).takenPlace({ searchText, locationText });
const ids = (jobs: readonly ReturnType<typeof job>[], text: string) =>
  search(jobs, text).ids.toSorted();

describe('words as people type them', () => {
  it.each([
    ['glaziers', ['Glazier', 'Head Glaziers']],
    ['glazier', ['Glazier', 'Head Glaziers']],
    ['foundries', ['Foundry Hand']],
    ['lineman', ['Linemen']],
    ["glazier's", ['Glazier', 'Head Glaziers']],
  ])('%j find the singular and the plural', (text, expected) => {
    const jobs = ['Glazier', 'Head Glaziers', 'Foundry Hand', 'Linemen'].map((one) => titled(one));
    expect(ids(jobs, text)).toEqual(expected);
  });

  it.each(['backoffice', 'back office', 'back-office'])('%j finds both spellings', (text) => {
    const jobs = ['Back Office Lead', 'Backoffice Lead', 'Farrier'].map((one) => titled(one));
    expect(ids(jobs, text)).toEqual(['Back Office Lead', 'Backoffice Lead']);
  });

  it('finds a name of work that was typed as one word like the name in two', () => {
    const jobs = [titled('Hauler', { socCode: '53-3032' }), titled('Farrier')];
    expect(ids(jobs, 'truckdriver')).toEqual(['Hauler']);
    expect(ids(jobs, 'truck driver')).toEqual(['Hauler']);
  });

  it.each(['L.P.N.', 'l.p.n', 'LPN'])('%j finds the abbreviation with and without dots', (text) => {
    const jobs = ['LPN', 'L.P.N. in a school', 'Planner'].map((one) => titled(one));
    expect(ids(jobs, text)).toEqual(['L.P.N. in a school', 'LPN']);
  });

  it('finds a short word only whole, and a longer one by its beginning', () => {
    const jobs = ['Art Teacher', 'Artisan Baker'].map((one) => titled(one));
    expect(ids(jobs, 'art')).toEqual(['Art Teacher']);
    expect(ids(jobs, 'artis')).toEqual(['Artisan Baker']);
  });

  it('puts the hours that are asked for before words that say so', () => {
    const jobs = [
      titled('Farrier', {
        description: 'Part of the time at sea.',
        employmentTypes: ['full-time'],
      }),
      titled('Glazier', { employmentTypes: ['part-time'] }),
    ];
    expect(search(jobs, 'part-time').ids).toEqual(['Glazier', 'Farrier']);
    expect(search(jobs, 'part time glazier').ids).toEqual(['Glazier']);
  });

  it.each([
    ['the', ''],
    ['jobs for me', ''],
    ['???', ''],
    ['', ','],
    ['any', '-'],
  ])('%j at %j finds nothing, and says that there is nothing to search for', (text, place) => {
    expect(search([titled('Farrier')], text, place)).toMatchObject({
      ids: [],
      nothingSought: true,
    });
  });

  it.each([
    ['', ''],
    ['jobs', 'Syracuse, NY'],
    ['jobs in Syracuse, NY', ''],
    ['farrier', '?'],
  ])('%j at %j is a search', (text, place) => {
    const { ids: found, nothingSought } = search([titled('Farrier')], text, place);
    expect(found).toEqual(['Farrier']);
    expect(nothingSought).toBeUndefined();
  });

  it('does not find a job whose text has the words of a name here and there', () => {
    const scattered = titled('Farrier', { description: 'Help us. You have a desk.' });
    expect(ids([titled('Help Desk Analyst'), scattered], 'help desk')).toEqual([
      'Help Desk Analyst',
    ]);
  });
});

const toledo = { city: 'Toledo', state: 'OH', lat: 41.65, lng: -83.54, location: 'Toledo, OH' };

describe('places as people type them', () => {
  it('stand among the words', () => {
    const jobs = [titled('Farrier', toledo), titled('Glazier')];
    expect(search(jobs, 'farrier in Toledo, OH').ids).toEqual(['Farrier']);
    expect(search(jobs, 'glazier near Toledo, OH').ids).toEqual([]);
    expect(search(jobs, 'farrier toledo oh').meant).toEqual({
      searchText: 'farrier',
      locationText: 'Toledo, OH',
    });
  });

  it('offer the state and the country where there are no such jobs', () => {
    const columbus = {
      city: 'Columbus',
      state: 'OH',
      lat: 39.96,
      lng: -83,
      location: 'Columbus, OH',
    };
    const jobs = [titled('Farrier', columbus)];
    expect(search(jobs, 'farrier in Toledo, OH').meant).toEqual({
      searchText: 'farrier',
      locationText: 'OH',
    });
  });

  it.each([
    ['N. Olmsted, OH', 41.41, -81.92, 'OH'],
    ['Northern Ohio', 41.5, -81.7, 'OH'],
    ['Finger Lakes', 42.88, -76.99, 'NY'],
    ['W Virginia', 38.35, -81.63, 'WV'],
    ['Queens', 40.73, -73.79, 'NY'],
  ])('%j find what is there', (place, lat, lng, state) => {
    const there = titled('Farrier', {
      city: 'Hamlet',
      state,
      lat,
      lng,
      location: `Hamlet, ${state}`,
    });
    const elsewhere = titled('Glazier', { city: 'Reno', state: 'NV', lat: 39.5, lng: -119.8 });
    expect(search([there, elsewhere], '', place).ids).toEqual(['Farrier']);
  });

  it('say which of several towns was taken, and offer the others that find something', () => {
    const inTown = (title: string, state: string, lat: number, lng: number) =>
      titled(title, { city: 'Springfield', state, lat, lng, location: `Springfield, ${state}` });
    const jobs = [
      inTown('Farrier', 'IL', 39.8, -89.64),
      inTown('Glazier', 'MA', 42.1, -72.59),
      inTown('Farrier in a stable', 'OH', 39.92, -83.81),
    ];
    expect(taken(jobs, 'farrier', 'Springfield')).toEqual({
      place: 'Springfield, IL',
      others: [{ searchText: 'farrier', locationText: 'Springfield, OH' }],
    });
    expect(taken(jobs, 'glazier in springfield')).toEqual({
      place: 'Springfield, IL',
      others: [{ searchText: 'glazier', locationText: 'Springfield, MA' }],
    });
    expect(taken(jobs, 'glazier', 'Springfield, MA')).toBeNull();
    expect(taken(jobs, 'welder', 'Springfield')).toBeNull();
  });

  it.each([
    ['Marlyand', 'Maryland'],
    ['Pensylvania', 'Pennsylvania'],
    ['New Jersy', 'New Jersey'],
    ['Baltimore, Marlyand', 'Baltimore, MD'],
    ['Baltimoer, Marlyand', 'Baltimore, MD'],
  ])('%j offer %j', (typed, locationText) => {
    const jobs = [
      titled('Farrier', { city: 'Baltimore', state: 'MD', lat: 39.29, lng: -76.61 }),
      titled('Glazier', { city: 'Newark', state: 'NJ', lat: 40.74, lng: -74.17 }),
      titled('Cooper', { city: 'Erie', state: 'PA', lat: 42.13, lng: -80.09 }),
    ];
    expect(search(jobs, '', typed).meant).toEqual({ searchText: '', locationText });
  });

  it('take the nearest known ZIP for one that is newer than the list', () => {
    const mckinney = { city: 'McKinney', state: 'TX', lat: 33.2, lng: -96.64 };
    expect(search([titled('Farrier', mckinney)], '', '75072').ids).toEqual(['Farrier']);
    expect(search([titled('Farrier', mckinney)], '', '00000').ids).toEqual([]);
  });
});
