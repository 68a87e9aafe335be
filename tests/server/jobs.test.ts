import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const bakerNear = jobNamed('Baker', { city: 'Liverpool', zip: '13088', lat: 43.106, lng: -76.218 });
const bakerFar = jobNamed('Pastry Baker', {
  city: 'Buffalo',
  zip: '14201',
  lat: 42.9,
  lng: -78.88,
});
const driver = jobNamed('Delivery Driver', {
  city: 'Toledo',
  state_short: 'OH',
  zip: '43604',
  lat: 41.65,
  lng: -83.54,
  description: 'Bring bread and café orders to shops.\n- Drive a van\n- Lift 20 pounds',
});
const remote = jobNamed('Support Agent', {
  remote: 'remote',
  location: 'Remote, United States',
  skills: ['Conflict resolution'],
});

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) => insertJobs(db, [bakerNear, bakerFar, driver, remote]),
  });
  robin = await api.person();
});
afterAll(() => api.close());

const all = [driver, bakerFar, remote, bakerNear];
const search = async (searchText: string, locationText = '', jobs = all) => {
  const found = await api.ok('searchRecommendedJobs', {
    as: robin,
    body: {
      searchText,
      locationText,
      userGuid: robin.userGuid,
      JobListString: jobs.map((job) => job.source_guid).join(','),
    },
  });
  return found.map((job) => job.title);
};

describe('one job', () => {
  it('has its full description and the mark of sample data', async () => {
    const job = await api.ok('getJob', { as: robin, path: { id: driver.source_guid } });
    expect(job).toMatchObject({
      sourceGUID: driver.source_guid,
      title: 'Delivery Driver',
      stateShort: 'OH',
      description: driver.description,
      salaryUnit: 'hour',
      origin: 'sample',
    });
  });

  it('tells what the employer says about access, and not the address for applications', async () => {
    const { body } = await api.call('getJob', { as: robin, path: { id: driver.source_guid } });
    expect(body).toMatchObject({ accommodations: ['step-free-entrance'] });
    expect(JSON.stringify(body)).not.toContain('hiring@example.org');
  });

  it('says null or nothing for what the posting does not say', async () => {
    const bare = jobNamed('Archivist', {
      remote: null,
      posted_at: null,
      employment_types: [],
      salary_min: null,
      salary_max: null,
      salary_unit: null,
      salary_currency: null,
    });
    await insertJobs(api.database.db, [bare]);
    expect(await api.ok('getJob', { as: robin, path: { id: bare.source_guid } })).toMatchObject({
      remote: null,
      postedAt: null,
      employmentTypes: [],
      salaryUnit: null,
      applyUrl: null,
      closesOn: null,
    });
  });

  it('gives 404 when it is gone', async () => {
    expect(await api.refused('getJob', { as: robin, path: { id: randomUUID() } })).toMatchObject({
      status: 404,
      code: 'no_job',
    });
    expect(await api.refused('getJob', { as: robin, path: { id: 'first' } })).toMatchObject({
      status: 400,
    });
  });
});

describe('the recommended jobs as cards', () => {
  it('keep the order of the list, each once, without those that are gone', async () => {
    const gone = { ...driver, source_guid: randomUUID() };
    expect(await search('', '', [bakerNear, gone, driver, bakerNear])).toEqual([
      'Baker',
      'Delivery Driver',
    ]);
    expect(await search('', '', [])).toEqual([]);
  });

  it.each([
    ['baker', ['Baker', 'Pastry Baker']],
    ['BAKERS pastr', ['Pastry Baker']],
    ['cafe', ['Delivery Driver']],
    ['conflict', ['Support Agent']],
    ['lift 20', ['Delivery Driver']],
    ['astronaut', []],
    ["%' or true --", []],
  ])('are narrowed to those with every word of %j', async (text, titles) => {
    expect(await search(text)).toEqual(titles);
  });

  it.each([
    ['13202', ['Support Agent', 'Baker']],
    ['Syracuse, NY', ['Support Agent', 'Baker']],
    ['Buffalo', ['Pastry Baker']],
    ['NY', ['Pastry Baker', 'Support Agent', 'Baker']],
    ['Ohio', ['Delivery Driver']],
    ['remote', ['Support Agent']],
    ['00000', []],
    ['Nowhere-at-all', []],
  ])('are narrowed to %j: its state, its city, or 50 miles around', async (place, titles) => {
    expect(await search('', place)).toEqual(titles);
  });

  it('are filtered by both at once', async () => {
    expect(await search('baker', 'Buffalo, NY')).toEqual(['Pastry Baker']);
    expect(await search('driver', 'Buffalo, NY')).toEqual([]);
  });

  it.each([
    ['more than 200', Array.from({ length: 201 }, () => randomUUID()).join(',')],
    ['something that is no id', 'first,second'],
  ])('are refused for a list with %s', async (_what, JobListString) => {
    const body = { searchText: '', locationText: '', userGuid: robin.userGuid, JobListString };
    expect(await api.refused('searchRecommendedJobs', { as: robin, body })).toMatchObject({
      status: 400,
      code: 'job_list',
      pointers: ['/JobListString'],
    });
  });
});

it('lists the companies by name, to anybody', async () => {
  await api.database.db
    .insertInto('company')
    .values(
      ['Zebra Foods', 'alder mills', 'Birch & Sons'].map((name) => ({
        company_guid: randomUUID(),
        name,
      })),
    )
    .execute();
  const companies = await api.ok('listCompanies');
  expect(companies.map((company) => company.CompanyName)).toEqual([
    'alder mills',
    'Birch & Sons',
    'Zebra Foods',
  ]);
});
