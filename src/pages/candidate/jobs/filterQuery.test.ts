import { describe, expect, it } from 'vitest';
import { readSearch, searchQuery } from './useJobSearch.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

const QUERY =
  'words=nurse&place=Utica&within=25&way=remote&way=hybrid&hours=part-time&pay=18.5-hour&days=7&contact=named&sort=newest';

describe('the filters of a list in its address', () => {
  it('are read and written the same', () => {
    expect(read(QUERY)).toEqual({
      words: 'nurse',
      place: 'Utica',
      filters: {
        miles: 25,
        remote: ['remote', 'hybrid'],
        employmentTypes: ['part-time'],
        payAtLeast: { amount: 18.5, unit: 'hour' },
        postedWithinDays: 7,
        accommodationContact: true,
      },
      sort: 'newest',
    });
    expect(searchQuery(read(QUERY))).toBe(QUERY);
  });

  it.each([
    'way=on-the-moon&hours=never&days=8&contact=me&sort=luck',
    'pay=0-hour',
    'pay=1000001-year',
    'pay=18-day',
    'pay=1e3-hour',
    'pay=-5-hour',
    'within=25',
    'place=+&within=25',
  ])('are left out when the server would not take them: %s', (query) => {
    expect(read(query)).toEqual({ words: '', place: '' });
  });

  it('say each value once, in one order, so that the same list has one address', () => {
    expect(searchQuery(read('way=hybrid&way=remote&way=hybrid'))).toBe('way=remote&way=hybrid');
  });

  it('have nothing to do with what widens a list', () => {
    const { widen, filters } = read('miles=30&remote=too');
    expect(widen).toEqual({ miles: 30, remote: true, related: false });
    expect(filters).toBeUndefined();
  });

  it('lose the distance with the place', () => {
    expect(searchQuery({ ...read(QUERY), words: '', place: '' })).not.toContain('within');
  });
});
