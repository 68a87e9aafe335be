import { describe, expect, it } from 'vitest';
import { searchedJob } from '#tests/support/searchedJob.ts';
import { type JobQuery, SearchIndex } from './searchIndex.ts';

const job = (title: string, day: number, changes: Parameters<typeof searchedJob>[1] = {}) =>
  searchedJob(title.toLowerCase(), {
    title,
    description: 'Steady work.',
    socCode: null,
    postedAt: `2026-01-${String(day).padStart(2, '0')}T09:00:00Z`,
    ...changes,
  });
const toledo = { city: 'Toledo', state: 'OH', lat: 41.65, lng: -83.54, location: 'Toledo, OH' };
const index = new SearchIndex();
for (const one of [
  job('Cashier', 2),
  job('Head Cashier', 3, { remote: 'remote' }),
  job('Retail Sales Associate', 9, toledo),
  job('Sales Clerk', 8),
  job('Pharmacy Aide', 7),
  job('Welder', 10),
])
  index.add(one);

const search = (searchText: string, changes: Partial<JobQuery> = {}) =>
  index.search({
    searchText,
    locationText: '',
    withRelated: true,
    offset: 0,
    limit: 10,
    ...changes,
  });

describe('a search for a name of a kind of work', () => {
  it('finds related work after all that has the name, and says which it is', () => {
    const { ids, total, related } = search('cashier');
    expect(ids).toEqual([
      'cashier',
      'head cashier',
      'retail sales associate',
      'sales clerk',
      'pharmacy aide',
    ]);
    expect(total).toBe(5);
    expect(related).toEqual({ count: 3, kinds: ['Retail Sales Associate', 'Pharmacy Aide'] });
  });

  it.each(['newest', 'pay', 'nearest'] as const)('keeps it last when sorted by %s', (sort) => {
    const { ids } = search('cashier', { sort, place: { lat: 41.65, lng: -83.54 } });
    expect(ids.slice(0, 2).toSorted()).toEqual(['cashier', 'head cashier']);
    expect(ids).toHaveLength(5);
  });

  it('keeps it last when it is among the recommended jobs', () => {
    expect(search('cashier', { first: ['sales clerk'] }).ids).toEqual([
      'cashier',
      'head cashier',
      'sales clerk',
      'retail sales associate',
      'pharmacy aide',
    ]);
  });

  it('goes from the named to the related work within a load, and leaves no gap', () => {
    const { ids } = search('cashier');
    const loads = [0, 1, 2, 3, 4].map((offset) => search('cashier', { offset, limit: 2 }).ids);
    expect(loads).toEqual([0, 1, 2, 3, 4].map((offset) => ids.slice(offset, offset + 2)));
  });

  it('finds and counts only what is at the place and passes the filters', () => {
    expect(search('cashier', { locationText: 'Toledo, OH' })).toMatchObject({
      ids: ['retail sales associate'],
      related: { count: 1, kinds: ['Retail Sales Associate'] },
    });
    const remote = search('cashier', { filters: { remote: ['remote'] } });
    expect(remote).toEqual({ total: 1, ids: ['head cashier'] });
  });

  it('finds no related work for words that name no work, or when nobody asks for it', () => {
    expect(search('steady')).not.toHaveProperty('related');
    const alone = search('cashier', { withRelated: false });
    expect(alone).not.toHaveProperty('related');
    expect(alone.ids).not.toContain('pharmacy aide');
  });
});

describe('the kinds of work that are related to that of a job', () => {
  it('are those with jobs, the most alike first', () => {
    expect(index.relatedKinds('Head Cashier', null)).toEqual([
      'Retail Sales Associate',
      'Pharmacy Aide',
    ]);
    expect(index.relatedKinds('Clerk of Sales', '41-2031')).toContain('Cashier');
  });

  it('are none when no job is of one, or the work is not known', () => {
    expect(index.relatedKinds('Welder', null)).toEqual([]);
    expect(index.relatedKinds('Xylophone Whisperer', null)).toEqual([]);
  });

  it('leave out work whose last job has closed', () => {
    const closing = new SearchIndex(() => new Date('2026-02-02T12:00:00Z'));
    closing.add(job('Sales Clerk', 1, { closesOn: '2026-01-20' }));
    expect(closing.relatedKinds('Cashier', null)).toEqual([]);
    closing.add(job('Retail Associate', 1, { closesOn: '2026-02-20' }));
    expect(closing.relatedKinds('Cashier', null)).toEqual(['Retail Sales Associate']);
  });
});
