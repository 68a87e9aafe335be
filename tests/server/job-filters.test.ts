import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#openapi/jobs.ts';
import type { Posting } from '#server/jobs/postingQueries.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const now = new Date('2026-01-20T15:00:00Z');
const job = (title: string, day: string, facts: Partial<Posting> = {}) =>
  jobNamed(title, { posted_at: new Date(`2026-01-${day}`), ...facts });

/** Syracuse, and around it 6, 70 and 130 miles away. */
const jobs = {
  baker: job('Baker', '20T08:00Z', { salary_min: 18, salary_max: 22 }),
  cook: job('Cook', '19T23:00Z', {
    city: 'Liverpool',
    lat: 43.106,
    lng: -76.218,
    remote: 'hybrid',
    employment_types: ['part-time', 'temporary'],
    salary_min: 60_000,
    salary_max: null,
    salary_unit: 'year',
    accommodation_contact: {
      name: 'Ana Reyes',
      email: 'ana@example.org',
      phone: null,
    },
  }),
  clerk: job('Clerk', '13T01:00Z', {
    city: 'Rochester',
    lat: 43.157,
    lng: -77.615,
    employment_types: ['part-time'],
    salary_min: 17.35,
    salary_max: null,
  }),
  agent: job('Agent', '01T01:00Z', {
    remote: 'remote',
    location: 'Remote, United States',
    city: null,
    state_short: null,
    lat: null,
    lng: null,
    salary_min: 30,
    salary_max: 90,
    salary_currency: 'CAD',
  }),
  guide: job('Guide', '10T01:00Z', {
    posted_at: null,
    remote: null,
    employment_types: [],
    city: 'Albany',
    lat: 42.65,
    lng: -73.75,
    salary_min: null,
    salary_max: null,
    salary_unit: null,
    salary_currency: null,
  }),
};
const list = Object.values(jobs);

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertJobs(db, list) });
  robin = await api.person();
});
afterAll(() => api.close());

type Filters = components['schemas']['JobFilters'];
type Sort = components['schemas']['JobSort'];
interface Asked {
  readonly searchText?: string;
  readonly locationText?: string;
  readonly filters?: Filters;
  readonly sort?: Sort;
  readonly withCounts?: true;
}

const search = (asked: Asked) =>
  api.ok('searchJobs', { as: robin, body: { searchText: '', locationText: '', ...asked } });
const recommendedBody = ({ withCounts: _withCounts, ...asked }: Asked) => ({
  searchText: '',
  locationText: '',
  userGuid: robin.userGuid,
  // The order of the newest, so that both lists have one.
  JobListString: list.map((one) => one.source_guid).join(','),
  ...asked,
});
const titlesOf = (found: readonly { readonly title: string }[]) => found.map((one) => one.title);

/** The titles in each list that takes filters: all of them have to agree. */
async function inEveryList(asked: Asked): Promise<string[]> {
  const whole = titlesOf((await search(asked)).jobs);
  const body = { searchText: '', locationText: '', ...asked };
  const ids = await api.ok('searchJobIds', { as: robin, body });
  const titles = new Map(list.map((one) => [one.source_guid, one.title]));
  expect(ids.map((id) => titles.get(id))).toEqual(whole);
  const picked = await api.ok('searchRecommendedJobs', { as: robin, body: recommendedBody(asked) });
  expect(titlesOf(picked)).toEqual(whole);
  return whole;
}

describe('a filter', () => {
  it.each<[string, Asked, string[]]>([
    ['a way of working', { filters: { remote: ['hybrid'] } }, ['Cook']],
    ['two ways of working', { filters: { remote: ['hybrid', 'remote'] } }, ['Cook', 'Agent']],
    [
      'no way of working',
      { filters: { remote: [] } },
      ['Baker', 'Cook', 'Clerk', 'Agent', 'Guide'],
    ],
    ['kinds of hours', { filters: { employmentTypes: ['temporary'] } }, ['Cook']],
    ['more kinds', { filters: { employmentTypes: ['part-time', 'other'] } }, ['Cook', 'Clerk']],
    ['pay an hour', { filters: { payAtLeast: { amount: 22, unit: 'hour' } } }, ['Baker', 'Cook']],
    [
      'pay that is just reached',
      { filters: { payAtLeast: { amount: 17.35, unit: 'hour' } } },
      ['Baker', 'Cook', 'Clerk'],
    ],
    ['pay a year', { filters: { payAtLeast: { amount: 46_000, unit: 'year' } } }, ['Cook']],
    ['today and yesterday', { filters: { postedWithinDays: 1 } }, ['Baker', 'Cook']],
    ['a week', { filters: { postedWithinDays: 7 } }, ['Baker', 'Cook', 'Clerk']],
    ['a named contact', { filters: { accommodationContact: true } }, ['Cook']],
    ['5 miles around a city', { locationText: 'Syracuse, NY', filters: { miles: 5 } }, ['Baker']],
    [
      '10 miles around a city',
      { locationText: 'Syracuse, NY', filters: { miles: 10 } },
      ['Baker', 'Cook'],
    ],
    [
      '100 miles around a city',
      { locationText: 'Syracuse, NY', filters: { miles: 100 } },
      ['Baker', 'Cook', 'Clerk'],
    ],
    [
      'miles without a place',
      { filters: { miles: 5 } },
      ['Baker', 'Cook', 'Clerk', 'Agent', 'Guide'],
    ],
    [
      'miles of a state',
      { locationText: 'NY', filters: { miles: 5 } },
      ['Baker', 'Cook', 'Clerk', 'Guide'],
    ],
    ['miles of "remote"', { locationText: 'remote', filters: { miles: 5 } }, ['Agent']],
    [
      'several at once',
      { filters: { employmentTypes: ['part-time'], postedWithinDays: 14, remote: ['in-person'] } },
      ['Clerk'],
    ],
  ])('%s leaves the same jobs in every list', async (_name, asked, titles) => {
    expect(await inEveryList(asked)).toEqual(titles);
  });

  it.each([
    [{ miles: 7 }],
    [{ remote: ['at the moon'] }],
    [{ payAtLeast: { amount: 0, unit: 'hour' } }],
    [{ payAtLeast: { amount: 20, unit: 'week' } }],
    [{ accommodationContact: false }],
    [{ salary: 3 }],
  ])('%j is refused', async (filters) => {
    const body = { searchText: '', locationText: '', filters };
    expect(await api.refused('searchJobs', { as: robin, body })).toMatchObject({ status: 400 });
  });
});

describe('a sort', () => {
  it.each<[string, Asked, string[]]>([
    ['newest first', { sort: 'newest' }, ['Baker', 'Cook', 'Clerk', 'Agent', 'Guide']],
    ['the best paid first', { sort: 'pay' }, ['Cook', 'Baker', 'Clerk', 'Agent', 'Guide']],
    [
      'nearest to the typed place, what has none last',
      { sort: 'nearest', locationText: 'NY' },
      ['Baker', 'Cook', 'Clerk', 'Guide'],
    ],
    [
      'nearest to a city',
      { sort: 'nearest', locationText: 'Liverpool, NY', filters: { miles: 100 } },
      ['Cook', 'Baker', 'Clerk'],
    ],
  ])('puts %s, in every list', async (_name, asked, titles) => {
    expect(await inEveryList(asked)).toEqual(titles);
  });

  it('counts "nearest" from where the person lives when no place is typed', async () => {
    const dana = await api.person();
    await api.database.db
      .insertInto('user_profile')
      .values({ user_guid: dana.userGuid, postal_code: '14604' })
      .execute();
    const body = { searchText: '', locationText: '', sort: 'nearest' };
    const { jobs: found } = await api.ok('searchJobs', { as: dana, body });
    expect(titlesOf(found)).toEqual(['Clerk', 'Cook', 'Baker', 'Guide', 'Agent']);
  });

  it('puts no recommended job first when another order is asked for', async () => {
    const recommendationIds = [jobs.guide.source_guid];
    const titles = async (sort: Sort) => {
      const body = { searchText: '', locationText: '', recommendationIds, sort };
      return titlesOf((await api.ok('searchJobs', { as: robin, body })).jobs);
    };
    expect((await titles('best'))[0]).toBe('Guide');
    expect((await titles('newest')).at(-1)).toBe('Guide');
  });
});

describe('the counts', () => {
  it('say what each choice would leave, with every other filter as it is', async () => {
    const asked: Asked = { filters: { employmentTypes: ['part-time'], postedWithinDays: 3 } };
    const { counts, total } = await search({ ...asked, withCounts: true });
    expect(total).toBe(1);
    expect(counts).toMatchObject({
      remote: { remote: 0, hybrid: 1, 'in-person': 0 },
      employmentTypes: { 'full-time': 1, 'part-time': 1, temporary: 1, volunteer: 0 },
      postedWithinDays: { 1: 1, 3: 1, 7: 2, 30: 2 },
      accommodationContact: 1,
    });
    const own = await api.ok('getRecommendedJobCounts', {
      as: robin,
      body: recommendedBody(asked),
    });
    expect(own).toEqual({ total, counts, foundWords: [] });
  });

  it('come with the words that were looked for, and neither comes unasked', async () => {
    const { foundWords } = await search({ searchText: 'Remote AGENT', withCounts: true });
    expect(foundWords).toEqual(['remote', 'agent', 'agents']);
    expect(Object.keys(await search({ searchText: 'agent' })).toSorted()).toEqual([
      'jobs',
      'total',
    ]);
  });
});

describe('saved and applied jobs', () => {
  it('take the same filters and sorts, with counts', async () => {
    for (const one of list)
      await api.ok('saveJob', {
        as: robin,
        body: { userGuid: robin.userGuid, jobFeedSourceGUID: one.source_guid },
      });
    const body = {
      searchText: '',
      locationText: '',
      userGuid: robin.userGuid,
      filters: { employmentTypes: ['part-time'] },
      sort: 'pay',
      withCounts: true,
    };
    const saved = await api.ok('searchSavedJobs', { as: robin, body });
    expect(titlesOf(saved.jobs)).toEqual(['Cook', 'Clerk']);
    expect(saved.counts?.remote).toEqual({ remote: 0, hybrid: 1, 'in-person': 1 });
  });
});
