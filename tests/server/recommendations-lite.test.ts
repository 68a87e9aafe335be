import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { visitorOf } from '#server/matching/visitor.ts';
import { distanceMiles } from '#server/places/distance.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';

const now = new Date('2026-02-02T12:00:00Z');
const feed = generateFeed({ now, count: 2000 });
const posted = new Map(feed.map((posting) => [posting.jobId, posting]));
const syracuse = { lat: 43.0481, lng: -76.1474 };
const frontDesk = {
  job_description: 'front desk, phones',
  skills: ['Excel', 'Spanish'],
  location: [syracuse.lat, syracuse.lng],
  search_radius: 25,
};
/** In the Pacific, far from every job. */
const nowhere = [0, -140];

const logged: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await openApi({
    now: () => now,
    settings: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => logged.push(line) },
    prepare: ({ db }) => insertSampleJobs(db, feed),
  });
});
afterAll(() => api.close());

const find = (changes: object = {}) =>
  api.ok('recommendationsLite', { body: { ...frontDesk, ...changes } });
const milesTo = (id: string): number => {
  const { lat, lng } = posted.get(id) ?? {};
  return typeof lat === 'number' && typeof lng === 'number'
    ? distanceMiles(syracuse, { lat, lng })
    : 0;
};

describe('the jobs for a visitor', () => {
  it('fit the description, are near or done from home, and say why, without a sign-in', async () => {
    const { recommendations } = await find();
    expect(recommendations.length).toBeGreaterThan(2);
    for (const { sourceGUID: jobId, reasons, job } of recommendations) {
      expect(job).toMatchObject({ sourceGUID: jobId, status: 'published' });
      expect(job.remote === 'remote' || milesTo(jobId) <= 25, job.location).toBe(true);
      expect(reasons.some(({ effect }) => effect === 'positive')).toBe(true);
    }
    const codes = recommendations.slice(0, 5).map((one) => posted.get(one.sourceGUID)?.socCode);
    expect(codes).toContainEqual(expect.stringMatching(/^43-4/));
    // A help desk is another desk, and a front end no front desk.
    expect(codes).not.toContainEqual(expect.stringMatching(/^15-/));
  });

  it('have the order and the scores of the recommended jobs of members', async () => {
    const wanted = { ...frontDesk, job_description: 'nurse', location: null, search_radius: 50 };
    const { recommendations } = await find(wanted);
    const scores = recommendations.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const again = await find(wanted);
    expect(again).toEqual(await find(wanted));
    expect(visitorOf({ ...wanted, location: null })).toMatchObject({
      titles: [{ title: 'nurse' }],
      skills: ['Excel', 'Spanish'],
      relocate: null,
    });
  });

  it('come in loads of 25, without a gap or a repeat, at most 100', async () => {
    const wanted = { job_description: 'nurse, cook, driver, teacher', location: null };
    const all: string[] = [];
    for (let offset = 0; offset <= 100; offset += 25) {
      const { total, recommendations } = await find({ ...wanted, offset });
      expect(total).toBe(100);
      all.push(...recommendations.map((one) => one.sourceGUID));
    }
    expect(new Set(all).size).toBe(100);
    expect(all).toHaveLength(100);
  });

  it('are found in a sentence about earlier work', async () => {
    const job_description = 'I was a nurse for ten years, and I like children.';
    const { recommendations } = await find({ job_description, skills: [], location: null });
    expect(posted.get(recommendations[0]?.sourceGUID ?? '')?.socCode).toMatch(/^29-1/);
  });

  it('are the newest near the place, when nothing is said of the work', async () => {
    const { recommendations, total } = await find({ job_description: ' ', skills: [] });
    expect(total).toBeGreaterThan(0);
    for (const { sourceGUID: jobId, job, reasons } of recommendations) {
      expect(job.remote === 'remote' || milesTo(jobId) <= 25, job.location).toBe(true);
      expect(reasons).toEqual([]);
    }
    const anywhere = await find({ job_description: '', skills: [], location: null });
    const days = anywhere.recommendations.map(({ job }) => Date.parse(job.postedAt ?? ''));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('are all done from home, or none, and of the hours that are wanted, when asked so', async () => {
    const wanted = { job_description: 'customer service, bookkeeper', location: null };
    const ways = async (remote: string) => {
      const { recommendations } = await find({ ...wanted, remote });
      return new Set(recommendations.map(({ job }) => job.remote === 'remote'));
    };
    expect(await ways('remote')).toEqual(new Set([true]));
    expect(await ways('in-person')).toEqual(new Set([false]));
    const { recommendations } = await find({ ...wanted, hours: 'part-time' });
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { job } of recommendations)
      expect(job.employmentTypes.length === 0 || job.employmentTypes.includes('part-time')).toBe(
        true,
      );
  });
});

it('names changes that bring jobs where there are none, and each brings as many as it says', async () => {
  const wanted = {
    job_description: 'nurse',
    location: nowhere,
    search_radius: 5,
    remote: 'in-person',
  };
  const { recommendations, changes } = await find(wanted);
  expect(recommendations).toEqual([]);
  expect(changes.map(({ by }) => by)).toContain('location');
  for (const { by, jobs, search_radius } of changes) {
    const value = { search_radius, location: null, remote: 'no preference', hours: undefined }[by];
    expect((await find({ ...wanted, [by]: value })).total).toBe(jobs);
  }
});

it('does not show a job that closed since it was ranked', async () => {
  const before = await find();
  const first = before.recommendations[0]?.sourceGUID ?? '';
  const { db } = api.database;
  const mark = (status: 'closed' | 'published') =>
    db.updateTable('job').set({ status }).where('source_guid', '=', first).execute();
  await mark('closed');
  const after = await find();
  await mark('published');
  expect(after.total).toBe(before.total - 1);
  expect(after.recommendations.map((one) => one.sourceGUID)).not.toContain(first);
});

it('logs no word of a request and no place, and sets no cookie', async () => {
  logged.length = 0;
  const job_description = 'xylophone tuner';
  const body = { ...frontDesk, job_description, skills: ['Marimba'], location: [44.123, -75.321] };
  const { headers } = await api.call('recommendationsLite', { body });
  await api.refused('recommendationsLite', { body: { ...body, search_radius: 0 } });
  expect(headers['set-cookie']).toBeUndefined();
  const log = logged.join('');
  expect(log).toContain('recommendations_lite');
  for (const word of ['xylophone', 'Marimba', '44.123', '75.321']) expect(log).not.toContain(word);
});

describe('a request that is refused', () => {
  it.each([
    ['a description over the limit', { job_description: 'x'.repeat(2001) }],
    ['more than 30 skills', { skills: Array<string>(31).fill('Excel') }],
    ['half a place', { location: [43] }],
    ['a place that is no numbers', { location: ['43', 'north'] }],
    ['a distance beyond the widest', { search_radius: 301 }],
    ['an offset below none', { offset: -1 }],
    ['a field that is not known', { user_id: 'somebody' }],
  ])('has %s', async (_what, changes) => {
    const body = { ...frontDesk, ...changes };
    expect(await api.refused('recommendationsLite', { body })).toMatchObject({ status: 400 });
  });

  it('is of more than 16 kB', async () => {
    const body = { ...frontDesk, job_description: 'nurse '.repeat(3000) };
    expect(await api.refused('recommendationsLite', { body })).toMatchObject({ status: 413 });
  });
});

it.each([
  "'; drop table job; --",
  '%%%',
  '\u0000',
  '😀'.repeat(900),
  '<script>',
  '(a+)+$'.repeat(300),
])('answers %j like any other words', async (job_description) => {
  expect((await find({ job_description, skills: [] })).total).toBeGreaterThanOrEqual(0);
});
