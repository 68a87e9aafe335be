import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const open = jobNamed('Open Baker', { closes_on: '2026-01-21' });
const lastDay = jobNamed('Last Day Baker', { closes_on: '2026-01-20' });
const closed = jobNamed('Closed Baker', { status: 'closed' });
const draft = jobNamed('Draft Baker', { status: 'draft', origin: 'employer' });
const all = [open, lastDay, closed, draft];

let now = new Date('2026-01-21T09:58:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now, prepare: ({ db }) => insertJobs(db, all) });
  robin = await api.person();
});
afterAll(() => api.close());

const titlesOf = (jobs: readonly { readonly title: string }[]) =>
  jobs.map(({ title }) => title).toSorted();
const search = { searchText: '', locationText: '' };
const ofRobin = () => ({ ...search, userGuid: robin.userGuid });

async function everyList(): Promise<string[]> {
  const { jobs, total } = await api.ok('searchJobs', { as: robin, body: search });
  expect(total).toBe(jobs.length);
  const ids = await api.ok('searchJobIds', { as: robin, body: search });
  expect(ids).toHaveLength(jobs.length);
  const JobListString = all.map((one) => one.source_guid).join(',');
  const body = { ...ofRobin(), JobListString };
  const cards = await api.ok('searchRecommendedJobs', { as: robin, body });
  expect(titlesOf(cards)).toEqual(titlesOf(jobs));
  return titlesOf(jobs);
}

describe('a job that closed', () => {
  it('is in no list of open jobs, and one past its last day leaves without any change', async () => {
    expect(await everyList()).toEqual(['Last Day Baker', 'Open Baker']);
    // Midnight in Hawaii: no sweep ran, and nothing was written.
    now = new Date('2026-01-21T10:00:00Z');
    expect(await everyList()).toEqual(['Open Baker']);
  });

  it('is no recommendation', async () => {
    const recommended = async () => {
      const { recommendations } = await api.ok('recommendations', {
        as: robin,
        body: { user_id: robin.userGuid },
      });
      return recommendations.map((one) => one.sourceGUID);
    };
    await api.database.db
      .insertInto('user_profile')
      .values({ user_guid: robin.userGuid, ideal_job: 'Baker', postal_code: '13202' })
      .execute();
    now = new Date('2026-01-21T09:58:00Z');
    expect(await recommended()).toEqual(
      expect.arrayContaining([open.source_guid, lastDay.source_guid]),
    );
    now = new Date('2026-01-21T10:00:00Z');
    expect(await recommended()).toEqual([open.source_guid]);
  });

  it('has its page still, which says that it is closed', async () => {
    now = new Date('2026-01-21T10:00:00Z');
    const statusOf = async (id: string) =>
      (await api.ok('getJob', { as: robin, path: { id } })).status;
    expect(await statusOf(open.source_guid)).toBe('published');
    expect(await statusOf(lastDay.source_guid)).toBe('closed');
    expect(await statusOf(closed.source_guid)).toBe('closed');
  });

  it('stays among the saved and applied jobs of a person, as closed', async () => {
    now = new Date('2026-01-21T09:58:00Z');
    const job = { userGuid: robin.userGuid, jobFeedSourceGUID: lastDay.source_guid };
    await api.ok('saveJob', { as: robin, body: job });
    await api.ok('applyForJob', { as: robin, body: job });
    now = new Date('2026-01-21T10:00:00Z');
    for (const list of ['searchSavedJobs', 'searchAppliedJobs'] as const) {
      const { jobs } = await api.ok(list, { as: robin, body: ofRobin() });
      expect(jobs).toMatchObject([{ title: 'Last Day Baker', status: 'closed' }]);
    }
  });
});

it('lets nobody else read, save or apply for a draft of an employer', async () => {
  const id = draft.source_guid;
  for (const operation of [
    'getJob',
    'getJobDescription',
    'getAbleistExtracts',
    'getPlainPosting',
  ] as const)
    expect(await api.refused(operation, { as: robin, path: { id } })).toMatchObject({
      status: 404,
      code: 'no_job',
    });
  const body = { userGuid: robin.userGuid, jobFeedSourceGUID: id };
  for (const operation of ['saveJob', 'applyForJob'] as const)
    expect(await api.refused(operation, { as: robin, body })).toMatchObject({ code: 'no_job' });
});
