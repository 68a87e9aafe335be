import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const jobs = {
  custodian: jobNamed('Night Custodian'),
  gym: jobNamed('Gym Attendant', { description: 'You work beside our janitor.' }),
  retail: jobNamed('Retail Sales Associate', { description: 'Help shoppers.' }),
  // The code of the feed decides, whatever the title is.
  ward: jobNamed('Ward Helper', { soc_code: '31-1131' }),
  picker: jobNamed('Order Picker'),
  nurse: jobNamed('Registered Nurse'),
};

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ prepare: ({ db }) => insertJobs(db, Object.values(jobs)) });
  robin = await api.person();
});
afterAll(() => api.close());

const titles = async (searchText: string) => {
  const body = { searchText, locationText: '' };
  return (await api.ok('searchJobs', { as: robin, body })).jobs.map(({ title }) => title);
};

describe('an everyday name of a kind of work', () => {
  it.each([
    ['custodians', 'Night Custodian'],
    ['cleaner jobs', 'Night Custodian'],
    ['cashier', 'Retail Sales Associate'],
    ['CNA', 'Ward Helper'],
    ['nursing assistants', 'Ward Helper'],
    ['warehouse work', 'Order Picker'],
  ])('%j finds a %s', async (text, title) => {
    expect(await titles(text)).toEqual([title]);
  });

  it('finds the other names after every job that has the word, even in its text', async () => {
    expect(await titles('cleaner')).toEqual(['Night Custodian']);
    expect(await titles('janitor')).toEqual(['Gym Attendant', 'Night Custodian']);
  });

  it('narrows together with other words', async () => {
    expect(await titles('janitor night')).toEqual(['Night Custodian']);
    expect(await titles('janitor nurse')).toEqual([]);
  });

  it('finds them among the recommended jobs too', async () => {
    const body = {
      searchText: 'janitor',
      locationText: '',
      userGuid: robin.userGuid,
      JobListString: [jobs.custodian, jobs.gym, jobs.nurse].map((one) => one.source_guid).join(','),
    };
    const cards = await api.ok('searchRecommendedJobs', { as: robin, body });
    expect(cards.map(({ title }) => title)).toEqual(['Gym Attendant', 'Night Custodian']);
  });
});
