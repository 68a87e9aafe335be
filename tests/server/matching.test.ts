import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import type { Widening } from '#domain/widening.ts';
import { EMPTY_RESUME, type ParsedResume } from '#domain/resume.ts';
import { generateFeed } from '#server/database/seed/feed/generateFeed.ts';
import { insertSampleJobs } from '#server/database/seed/sampleJobs.ts';
import { distanceMiles } from '#server/places/distance.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const now = new Date('2026-02-02T12:00:00Z');
const feed = generateFeed({ now, count: 2000 });
const posted = new Map(feed.map((posting) => [posting.jobId, posting]));
const newYork = { lat: 40.75, lng: -74 };

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertSampleJobs(db, feed) });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const review: ParsedResume = {
  ...EMPTY_RESUME,
  firstname: 'Robin',
  lastname: 'Sample',
  email: 'robin@example.com',
  phone_number: '315-555-0142',
  zip: '10001',
  skills: ['Patient care', 'Medication administration'],
  ideal_job: 'Registered Nurse',
  education: [
    {
      school_name: 'Harbor College',
      level: 'bachelors',
      major: 'Nursing',
      start_year: '2012',
      end_year: '2016',
      present: false,
      status: 'completed',
    },
  ],
  work_experience: [
    {
      job_title: 'Registered Nurse',
      company: 'Harbor Hospital',
      responsibilities: ['Cared for twelve patients a shift.'],
      start_date: '01-07-2016',
      end_date: null,
      present: true,
    },
  ],
};

const saveReview = () =>
  api.ok('uploadResume', {
    as: robin,
    body: { UserGuid: robin.userGuid, profile: review },
  });
const prefer = (body: object) =>
  api.ok('updateUser', { as: robin, path: { guid: robin.userGuid }, body });
const ranking = (widen?: Widening) =>
  api.ok('recommendations', {
    as: robin,
    body: { user_id: robin.userGuid, ...(widen && { widen }) },
  });
const recommended = async () => (await ranking()).recommendations;
const postingOf = (id: string) => {
  const posting = posted.get(id);
  if (!posting) throw new Error('No such posting.');
  return posting;
};
const milesTo = (id: string): number => distanceMiles(newYork, postingOf(id));
const isFar = (id: string): boolean => postingOf(id).remote !== 'remote' && milesTo(id) > 60;

describe('the insights', () => {
  it('are computed from what is sent, and from nothing else', async () => {
    const { work_experience, education, skills, ideal_job } = review;
    const body = { candidate_data: { work_experience, education, skills, ideal_job } };
    expect(await api.ok('candidateInsights', { as: robin, body })).toMatchObject({
      SOCCode: '29-1141',
      HighestLevelOfEducation: 'bachelors',
      YearsOfExperience: expect.closeTo(9.6, 0),
    });
    const empty = { candidate_data: { work_experience: [], education: [], skills: [] } };
    expect(await api.ok('candidateInsights', { as: robin, body: empty })).toEqual(NO_INSIGHTS);
  });

  it('are saved, changed, and never over a newer copy', async () => {
    const path = { userGuid: robin.userGuid };
    const body = userSoc(robin.userGuid, NO_INSIGHTS, {
      zip: '10001',
      lat: null,
      long: null,
      relocate: 1,
      remote: 'hybrid',
    });
    for (const id of ['getUserSOC', 'updateUserSOC'] as const)
      expect(
        await api.refused(id, { as: robin, path, ...(id === 'getUserSOC' ? {} : { body }) }),
      ).toMatchObject({ status: 404, code: 'no_insights' });
    const made = await api.ok('createUserSOC', { as: robin, path, body });
    expect(made).toMatchObject({ SearchRadius: 50, Relocation: 1, PostalCode: '10001' });
    expect(await api.refused('createUserSOC', { as: robin, path, body })).toMatchObject({
      status: 409,
      code: 'already_there',
    });
    const change = { as: robin, path, body: { ...body, SearchRadius: 25 } };
    await api.ok('updateUserSOC', { ...change, ifMatch: made._etag });
    expect(await api.refused('updateUserSOC', { ...change, ifMatch: made._etag })).toMatchObject({
      status: 412,
    });
    const again = { as: robin, path: { id: robin.userGuid }, body };
    expect(await api.ok('updateCandidateInsights', again)).toMatchObject({ SearchRadius: 50 });
  });
});

describe('the recommended jobs', () => {
  it('are none for an empty profile', async () => {
    expect(await recommended()).toEqual([]);
  });

  it('are of the right occupation first, at most 200, each with reasons that speak for it', async () => {
    await saveReview();
    const jobs = await recommended();
    expect(jobs.length).toBeGreaterThan(3);
    expect(jobs.length).toBeLessThanOrEqual(200);
    expect(posted.get(jobs[0]?.sourceGUID ?? '')?.socCode).toMatch(/^29-1/);
    for (const { reasons } of jobs)
      expect(reasons.some((reason) => reason.effect === 'positive')).toBe(true);
  });

  it('are near or remote for a person who does not relocate', async () => {
    await saveReview();
    expect((await recommended()).some((job) => isFar(job.sourceGUID))).toBe(true);
    await prefer({ Relocate: 0, RemoteWorkType: 'no preference', PreferencesAnswered: true });
    const jobs = await recommended();
    expect(jobs).not.toEqual([]);
    expect(jobs.filter((job) => isFar(job.sourceGUID))).toEqual([]);
  });

  it('are near or remote before those hundreds of miles away, for a person who skipped the question', async () => {
    await saveReview();
    const milesInOrder = async () =>
      (await recommended()).map((job) => (isFar(job.sourceGUID) ? milesTo(job.sourceGUID) : 0));
    await prefer({ Relocate: 1, RemoteWorkType: 'no preference', PreferencesAnswered: false });
    const miles = await milesInOrder();
    const firstVeryFar = miles.findIndex((each) => each > 300);
    expect(miles[0]).toBe(0);
    expect(firstVeryFar).toBeGreaterThan(0);
    expect(miles.lastIndexOf(0)).toBeLessThan(firstVeryFar);
    await prefer({ PreferencesAnswered: true });
    const moving = await milesInOrder();
    expect(moving.lastIndexOf(0)).toBeGreaterThan(moving.findIndex((each) => each > 300));
  });

  it('are offered wider when they are few, without a change of the profile', async () => {
    await saveReview();
    await prefer({ Relocate: 0, RemoteWorkType: 'in-person', PreferencesAnswered: true });
    const user = () => api.ok('getUser', { as: robin, path: { id: robin.userGuid } });
    const before = await user();
    const own = await ranking();
    expect(own.recommendations.length).toBeLessThan(25);
    expect(own.widenings).not.toEqual([]);
    for (const { widen, more } of own.widenings) {
      const wider = await ranking(widen);
      expect(wider.recommendations).toHaveLength(own.recommendations.length + more);
    }
    expect(await ranking()).toEqual(own);
    expect(await user()).toEqual(before);
  });

  it('are refused beyond the widest', async () => {
    const body = { user_id: robin.userGuid };
    for (const widen of [{ miles: 301, remote: false, related: false }, { miles: 30 }, 'far'])
      expect(
        await api.refused('recommendations', { as: robin, body: { ...body, widen } }),
      ).toMatchObject({ status: 400 });
  });

  it('are the same for skipped preferences as for none', async () => {
    await saveReview();
    const before = await recommended();
    await prefer({ Relocate: 1, RemoteWorkType: 'no preference', PreferencesAnswered: false });
    expect(await recommended()).toEqual(before);
    await prefer({ Relocate: 0, RemoteWorkType: 'remote', PreferencesAnswered: false });
    expect(await recommended()).toEqual(before);
    await prefer({ PreferencesAnswered: true });
    expect(await recommended()).not.toEqual(before);
  });

  it('are the same whatever accommodations are saved', async () => {
    await saveReview();
    const before = await recommended();
    const flags = [
      'PreferSR',
      'PreferScheduleFlex',
      'PreferRemoteWork',
      'WheelchairUser',
      'GuideDogUser',
      'ConcernPublicTransport',
      'ConcernTechnologyAccess',
      'ArrangeJobRestructure',
      'ArrangePartTime',
      'ArrangeReaderOrInterp',
      'OtherAccommodation',
      'WillingRelocate',
    ];
    await api.ok('createUserAccommodation', {
      as: robin,
      body: {
        UserGuid: robin.userGuid,
        ...Object.fromEntries(flags.map((flag) => [flag, true])),
        OtherAccommodationText: 'A quiet room.',
      },
    });
    expect(await recommended()).toEqual(before);
  });

  it('follow the saved insights', async () => {
    await saveReview();
    const body = {
      ...userSoc(robin.userGuid, NO_INSIGHTS, {
        zip: '10001',
        lat: null,
        long: null,
        relocate: null,
        remote: null,
      }),
      SOCCode: '35-2014',
    };
    const before = await recommended();
    await api.ok('updateCandidateInsights', { as: robin, path: { id: robin.userGuid }, body });
    const cooks = (jobs: typeof before) =>
      jobs.filter((job) => posted.get(job.sourceGUID)?.socCode === '35-2014').length;
    expect(cooks(await recommended())).toBeGreaterThan(cooks(before));
  });
});

it('rejects insights with an impossible place or ZIP code', async () => {
  const saved = userSoc(robin.userGuid, NO_INSIGHTS, {
    zip: '9'.repeat(1000),
    lat: 1e308,
    long: -181,
    relocate: null,
    remote: null,
  });
  const path = { userGuid: robin.userGuid };
  const { status, pointers } = await api.refused('createUserSOC', { as: robin, path, body: saved });
  expect(status).toBe(400);
  expect(pointers.toSorted()).toEqual(['/LocationLat', '/LocationLong', '/PostalCode']);
});
