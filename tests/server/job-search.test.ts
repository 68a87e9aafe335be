import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import type { Posting } from '#server/jobs/postingQueries.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const day = (number: number) => new Date(`2026-01-${String(number).padStart(2, '0')}T09:00:00Z`);
const job = (title: string, number: number, facts: Partial<Posting> = {}) =>
  jobNamed(title, { posted_at: day(number), description: 'Steady work.', ...facts });

const jobs = {
  nurse: job('Registered Nurse (RN)', 1),
  aide: job('Certified Nursing Assistant', 2, { skills: ['CNA', 'First aid'] }),
  clinic: job('Receptionist', 3, { company: 'Nurse Partners' }),
  greeter: job('Greeter', 4, { description: 'Bring visitors to a nurse.' }),
  nursery: job('Nursery Worker', 5),
  developer: job('C++ Developer', 6, { city: 'Buffalo', lat: 42.9, lng: -78.88, zip: '14201' }),
  cook: job('Café Cook', 7, { city: 'Toledo', state_short: 'OH', lat: 41.65, lng: -83.54 }),
  driver: job('Class A Driver', 8, { city: 'Toledo', state_short: 'OH', lat: 41.65, lng: -83.54 }),
  agent: job('Support Agent', 9, { remote: 'remote', location: 'Remote, United States' }),
  aideAtHome: job('Home Aide', 11, {
    description: 'Help people at home. You work alone, from 9 to 5.',
  }),
  misspelt: job('Painter', 12, { description: 'Paint for our clrek.' }),
  carver: job('Carver', 13, { city: 'Springfield', state_short: 'MA', lat: 42.1, lng: -72.59 }),
  loader: job('Loader', 10, {
    location: 'Port of Embark, gate 7',
    city: null,
    lat: null,
    lng: null,
  }),
} as const;
/** Enough of one kind for several loads; two share each date. */
const clerks = Array.from({ length: 60 }, (_, at) =>
  job('File Clerk', 1 + (Math.floor(at / 2) % 28), { source_guid: randomUUID() }),
);

/** The work of a receptionist is related. */
const clerksAndRelated = clerks.length + 1;

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ prepare: ({ db }) => insertJobs(db, [...Object.values(jobs), ...clerks]) });
  robin = await api.person();
});
afterAll(() => api.close());

const everything = Object.keys(jobs).length + clerks.length;
interface Changes {
  readonly recommendationIds?: readonly string[];
  readonly offset?: number;
}
const search = (searchText: string, locationText = '', changes: Changes = {}) =>
  api.ok('searchJobs', { as: robin, body: { searchText, locationText, ...changes } });
const titles = async (searchText: string, locationText = '', changes: Changes = {}) =>
  (await search(searchText, locationText, changes)).jobs.map((found) => found.title);

describe('all jobs', () => {
  it('come newest first without words, 25 a load, with the number of all', async () => {
    const { total, jobs: found } = await search('');
    expect(total).toBe(everything);
    expect(found).toHaveLength(25);
    const dates = found.map(({ postedAt }) => postedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('come in loads that leave no gap and repeat nothing, also where dates are the same', async () => {
    const seen: string[] = [];
    for (let offset = 0; ; offset += 25) {
      const { jobs: found, total } = await search('clerk', '', { offset });
      expect(total).toBe(clerksAndRelated);
      seen.push(...found.map((one) => one.sourceGUID));
      if (found.length < 25) break;
    }
    expect(seen).toHaveLength(clerksAndRelated);
    expect(new Set(seen.slice(0, clerks.length))).toEqual(
      new Set(clerks.map((clerk) => clerk.source_guid)),
    );
    expect(seen.at(-1)).toBe(jobs.clinic.source_guid);
    expect(
      await api.ok('searchJobIds', { as: robin, body: { searchText: 'clerk', locationText: '' } }),
    ).toEqual(seen);
  });

  it('are none past the end, with the total', async () => {
    expect(await search('clerk', '', { offset: 100_000 })).toEqual({
      total: clerksAndRelated,
      jobs: [],
    });
    const body = { searchText: '', locationText: '' };
    for (const offset of [100_001, -1, 1.5])
      expect(
        await api.refused('searchJobs', { as: robin, body: { ...body, offset } }),
      ).toMatchObject({ status: 400 });
  });

  it('do not show the address for applications', async () => {
    const { body } = await api.call('searchJobs', {
      as: robin,
      body: { searchText: 'nurse', locationText: '' },
    });
    expect(JSON.stringify(body)).not.toContain('hiring@example.org');
  });
});

describe('words', () => {
  it('count most in the title, then in company and skills, then in the text, and more when whole', async () => {
    expect(await titles('nurse')).toEqual([
      'Registered Nurse (RN)',
      'Receptionist',
      'Nursery Worker',
      'Greeter',
    ]);
    expect(await titles('nursi')).toEqual(['Certified Nursing Assistant']);
    expect(await titles('nurs')).toEqual([]);
  });

  it.each([
    ['RN', ['Registered Nurse (RN)']],
    ['cna', ['Certified Nursing Assistant']],
    ['C++', ['C++ Developer']],
    ['cafe', ['Café Cook']],
    ['CAFÉ cook', ['Café Cook']],
    ['class a', ['Class A Driver']],
    ['agent support', ['Support Agent']],
    ['nurse agent', []],
    ['warehouse syr', []],
  ])('%j find %j', async (text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });

  it.each([
    'work from home',
    'Working from home jobs',
    'telework',
    'remote',
    'WFH',
    'remote agent',
  ])('%j find the remote job first', async (text) => {
    expect((await titles(text))[0]).toBe('Support Agent');
  });

  it('find a job that only has the words of remote work after every remote one', async () => {
    expect(await titles('work from home')).toEqual(['Support Agent', 'Home Aide']);
  });

  it('sort the recommended jobs by match, and equal ones by their ranking', async () => {
    const ranked = [jobs.greeter, jobs.nursery, jobs.nurse, jobs.clinic, jobs.cook];
    const body = {
      searchText: 'nurse',
      locationText: '',
      userGuid: robin.userGuid,
      JobListString: ranked.map((one) => one.source_guid).join(','),
    };
    const found = await api.ok('searchRecommendedJobs', { as: robin, body });
    expect(found.map(({ title }) => title)).toEqual([
      'Registered Nurse (RN)',
      'Receptionist',
      'Nursery Worker',
      'Greeter',
    ]);
  });

  it('put recommended jobs first, in their order when they match equally', async () => {
    const recommendationIds = [
      jobs.greeter.source_guid,
      jobs.loader.source_guid,
      jobs.clinic.source_guid,
      randomUUID(),
    ].flatMap((id) => id ?? []);
    expect(await titles('nurse', '', { recommendationIds })).toEqual([
      'Receptionist',
      'Greeter',
      'Registered Nurse (RN)',
      'Nursery Worker',
    ]);
    const { jobs: found, total } = await search('', '', { recommendationIds });
    expect(total).toBe(everything);
    expect(found.slice(0, 3).map(({ title }) => title)).toEqual([
      'Greeter',
      'Loader',
      'Receptionist',
    ]);
    const next = await search('', '', { recommendationIds, offset: 2 });
    expect(next.jobs.slice(0, 23)).toEqual(found.slice(2));
  });
});

describe('a place', () => {
  it.each([
    ['Ohio', ['Class A Driver', 'Café Cook']],
    ['OH', ['Class A Driver', 'Café Cook']],
    ['Toledo', ['Class A Driver', 'Café Cook']],
    ['14201', ['C++ Developer']],
    ['remote', ['Support Agent']],
    ['embark', ['Loader']],
    ['00000', []],
    ['Nowhere-at-all', []],
  ])('%j holds %j', async (place, expected) => {
    expect(await titles('', place)).toEqual(expected);
  });

  it('filters together with words', async () => {
    expect(await titles('driver', 'Toledo, OH')).toEqual(['Class A Driver']);
    expect(await titles('nurse', 'Toledo, OH')).toEqual([]);
    expect(await titles('nurse partners', '13202')).toEqual(['Receptionist']);
  });

  it('means what it means in the list of recommended jobs', async () => {
    const all = Object.values(jobs);
    for (const [searchText, locationText] of [
      ['nurs', ''],
      ['', 'NY'],
      ['', 'Syracuse'],
      ['c', '14201'],
      ['work', 'remote'],
      ['', 'embark'],
    ] as const) {
      const body = {
        searchText,
        locationText,
        userGuid: robin.userGuid,
        JobListString: all.map((one) => one.source_guid).join(','),
      };
      const recommended = await api.ok('searchRecommendedJobs', { as: robin, body });
      const own = new Set(all.map((one) => one.source_guid));
      const ids = await api.ok('searchJobIds', { as: robin, body: { searchText, locationText } });
      expect(new Set(ids.filter((id) => own.has(id)))).toEqual(
        new Set(recommended.map((one) => one.sourceGUID)),
      );
    }
  });
});

it('says which of several towns was taken, with the first load, and offers the others', async () => {
  const { takenPlace } = await search('clerk', 'Toledo');
  expect(takenPlace).toBeUndefined();
  const first = await search('carver', 'Springfield');
  expect(first).toMatchObject({
    total: 0,
    takenPlace: {
      place: 'Springfield, IL',
      others: [{ searchText: 'carver', locationText: 'Springfield, MA' }],
    },
  });
  expect((await search('carver', 'Springfield', { offset: 25 })).takenPlace).toBeUndefined();
});

describe('a search that finds nothing', () => {
  const meant = async (searchText: string, locationText = '') =>
    (await search(searchText, locationText)).meant;

  it.each([
    ['', 'Syracuze', { searchText: '', locationText: 'Syracuse, NY' }],
    ['', 'Tolledo, OH', { searchText: '', locationText: 'Toledo, OH' }],
    ['nurze', '', { searchText: 'nurse', locationText: '' }],
    ['class a drivver', 'Tolledo', { searchText: 'class a driver', locationText: 'Toledo, OH' }],
    ['wekder', '', undefined],
    ['nurse agent', '', undefined],
    ['', 'Xqzrtl', undefined],
    ['nurze', 'Tolledo', undefined],
  ])('takes %j at %j and offers %j', async (words, place, offer) => {
    expect(await meant(words, place)).toEqual(offer);
  });

  it('says that there is nothing to search for when the words say nothing of a job', async () => {
    expect(await search('any of the')).toEqual({ total: 0, jobs: [], nothingSought: true });
    expect((await search('any of the', 'Toledo')).total).toBe(2);
  });

  it('offers nothing beside a list that finds something', async () => {
    expect(await meant('nurse', 'Syracuse')).toBeUndefined();
  });

  it('offers a word of titles beside a few jobs whose text is misspelt', async () => {
    expect((await search('clrek')).total).toBe(1);
    expect(await meant('clrek')).toEqual({ searchText: 'clerk', locationText: '' });
  });

  it('offers only what the filters leave', async () => {
    const offered = async (filters: object) => {
      const body = { searchText: 'nurze', locationText: '', filters };
      return (await api.ok('searchJobs', { as: robin, body })).meant;
    };
    expect(await offered({ remote: ['in-person'] })).toMatchObject({ searchText: 'nurse' });
    expect(await offered({ remote: ['hybrid'] })).toBeUndefined();
  });

  it('offers remote jobs alone in the list of remote jobs', async () => {
    const remote = (searchText: string) =>
      api.ok('searchRemoteJobs', { as: robin, body: { searchText, locationText: '' } });
    expect((await remote('agemt')).meant).toEqual({ searchText: 'agent', locationText: '' });
    expect((await remote('nurze')).meant).toBeUndefined();
  });
});

it('lists only remote jobs, with the same filters', async () => {
  const remote = (searchText: string) =>
    api.ok('searchRemoteJobs', { as: robin, body: { searchText, locationText: '' } });
  expect((await remote('')).jobs.map(({ title }) => title)).toEqual(['Support Agent']);
  expect(await remote('nurse')).toEqual({ total: 0, jobs: [] });
});

describe('hostile texts', () => {
  it.each([
    ['expressions', '.*+?^${}()|[]\\'],
    ['SQL', "%' or 1=1; drop table job; --"],
    ['a NUL', 'cook\u0000cook'],
    ['half a surrogate pair', '\ud83d cook'],
    ['emoji', '👩‍🦽 🧑‍🍳'],
    ['a hundred letters', 'a b c d e f g h '.repeat(12)],
    ['right-to-left marks', '\u202ecook\u202c'],
    ['names of methods', '__proto__ constructor toString'],
  ])('are answered in both fields with %s', async (_what, text) => {
    for (const body of [
      { searchText: text, locationText: '' },
      { searchText: '', locationText: text },
    ])
      expect((await api.call('searchJobs', { as: robin, body })).status).toBe(200);
  });

  it('are rejected when they are too long or no text', async () => {
    const long = 'x'.repeat(10_000);
    for (const body of [
      { searchText: long, locationText: '' },
      { searchText: '', locationText: long },
      { searchText: ['cook'], locationText: '' },
      { searchText: 'cook' },
      { searchText: '', locationText: '', recommendationIds: ['first'] },
      { searchText: '', locationText: '', sort: 'title' },
    ])
      expect(await api.refused('searchJobs', { as: robin, body })).toMatchObject({ status: 400 });
  });
});
