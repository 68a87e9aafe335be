import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const withId = (title: string, facts: Parameters<typeof jobNamed>[1] = {}) => ({
  ...jobNamed(title, facts),
  id: '',
});
const baker = withId('Baker');
const driver = withId('Driver', { city: 'Toledo', state_short: 'OH', lat: 41.65, lng: -83.54 });
const closing = withId('Closing Soon');
const many = Array.from({ length: 30 }, (_, at) => withId(`Clerk ${at}`));
for (const job of [baker, driver, closing, ...many]) job.id = String(job.source_guid);

let seconds = 0;
let api: TestApi;
let robin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  api = await openApi({
    prepare: ({ db }) =>
      insertJobs(
        db,
        [baker, driver, closing, ...many].map(({ id: _id, ...job }) => job),
      ),
    now: () => new Date(Date.parse('2026-02-01T10:00:00Z') + 1000 * (seconds += 1)),
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
  other = await api.person();
});

const save = (job: { id: string }, as = robin) =>
  api.ok('saveJob', { as, body: { userGuid: as.userGuid, jobFeedSourceGUID: job.id } });
const list = (as = robin) => api.ok('listSavedJobs', { as, path: { id: as.userGuid } });
const search = (changes: object = {}, as = robin) =>
  api.ok('searchSavedJobs', {
    as,
    body: { searchText: '', locationText: '', userGuid: as.userGuid, ...changes },
  });

it('saves a job once, however often it is saved', async () => {
  const [first, second] = await Promise.all([save(baker), save(baker)]);
  expect(second).toEqual(first);
  expect(await save(baker)).toEqual(first);
  expect(await list()).toEqual([first]);
  expect(first).toMatchObject({ userGuid: robin.userGuid, jobFeedSourceGUID: baker.id });
});

it('finds whether one job is saved', async () => {
  const path = { user: robin.userGuid, job: baker.id };
  expect(await api.refused('getSavedJob', { as: robin, path })).toMatchObject({
    status: 404,
    code: 'not_saved',
  });
  const saved = await save(baker);
  expect(await api.ok('getSavedJob', { as: robin, path })).toEqual(saved);
  await api.ok('unsaveJob', { as: robin, path: { id: saved.profileSavedJobId } });
  expect(await api.refused('getSavedJob', { as: robin, path })).toMatchObject({ status: 404 });
  expect(
    await api.refused('unsaveJob', { as: robin, path: { id: saved.profileSavedJobId } }),
  ).toMatchObject({ status: 404, code: 'not_saved' });
});

it('does not save a job that does not exist', async () => {
  const body = { userGuid: robin.userGuid, jobFeedSourceGUID: randomUUID() };
  expect(await api.refused('saveJob', { as: robin, body })).toMatchObject({
    status: 404,
    code: 'no_job',
  });
});

it('leaves the saved jobs of another person alone', async () => {
  const saved = await save(baker);
  expect(
    await api.refused('unsaveJob', { as: other, path: { id: saved.profileSavedJobId } }),
  ).toMatchObject({ status: 404, code: 'not_saved' });
  expect(await list(other)).toEqual([]);
  expect(await search({}, other)).toEqual({ total: 0, jobs: [] });
  expect(await list()).toEqual([saved]);
});

it('lists the last saved first, filtered by words and place', async () => {
  await save(driver);
  await save(baker);
  expect((await search()).jobs.map(({ title }) => title)).toEqual(['Baker', 'Driver']);
  expect((await search({ searchText: 'drivers' })).jobs.map(({ title }) => title)).toEqual([
    'Driver',
  ]);
  expect(await search({ locationText: 'Ohio' })).toMatchObject({ total: 1 });
  expect(await search({ searchText: 'baker', locationText: 'Ohio' })).toMatchObject({ total: 0 });
});

it('comes in loads of 25', async () => {
  for (const job of many) await save(job);
  const first = await search();
  const rest = await search({ offset: 25 });
  expect([first.total, first.jobs.length, rest.jobs.length]).toEqual([30, 25, 5]);
  const titles = [...first.jobs, ...rest.jobs].map(({ title }) => title);
  expect(titles).toEqual(many.map(({ title }) => title).toReversed());
});

it('lists a saved job whose posting is gone, without a card', async () => {
  const kept = await save(closing);
  await save(baker);
  await api.database.db.deleteFrom('job').where('source_guid', '=', closing.id).execute();
  expect(await list()).toHaveLength(2);
  expect(await search()).toMatchObject({ total: 1, jobs: [{ title: 'Baker' }] });
  expect(await save(closing)).toEqual(kept);
  await api.ok('unsaveJob', { as: robin, path: { id: kept.profileSavedJobId } });
  expect(await list()).toHaveLength(1);
});

it('answers hostile texts and rejects those over 200 characters', async () => {
  await save(baker);
  for (const text of ['(((', '\u0000', "' or ''='", '\ud800'])
    expect((await search({ searchText: text, locationText: text })).total).toBeLessThan(2);
  expect(
    await api.refused('searchSavedJobs', {
      as: robin,
      body: { searchText: 'x'.repeat(10_000), locationText: '', userGuid: robin.userGuid },
    }),
  ).toMatchObject({ status: 400 });
});
