import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX } from '#domain/limits.ts';
import { aSearch, importJobs, nurseJob, openTurns, signedInAgain } from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const start = Date.parse('2026-05-05T14:00:00Z');
const minute = 60_000;
let now = new Date(start);
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date(now.getTime() + minute);
  robin = await api.person();
});

const save = (changes: object = {}, as = robin) =>
  api.ok('saveSearch', { as, body: { ...aSearch, ...changes } });
const list = (as = robin) => api.ok('listSavedSearches', { as });
const open = (guid: string, newSince: string, as = robin) =>
  api.ok('openSavedSearch', { as, path: { guid }, body: { newSince } });
const found = async (searchText: string) =>
  (await api.ok('searchJobIds', { as: robin, body: { searchText, locationText: '' } })).length;

test('keeps list, words, place, filters and sort as they were searched', async () => {
  const filters = {
    miles: 10,
    remote: ['remote', 'hybrid'],
    payAtLeast: { amount: 18, unit: 'hour' },
  };
  const saved = await save({ list: 'remote', filters, sort: 'newest', name: ' nurse ' });
  expect(saved).toMatchObject({
    name: 'nurse',
    list: 'remote',
    words: 'nurse',
    place: 'Utica, NY',
    filters: { ...filters, remote: ['hybrid', 'remote'] },
    sort: 'newest',
    frequency: 'daily',
    newJobs: 0,
    paused: null,
    askedAt: null,
  });
  expect(await list()).toEqual([saved]);
  expect(await list(await api.person())).toEqual([]);
});

test('saves a search once, however often it is saved, and takes the last name', async () => {
  const [first, second] = await Promise.all([save(), save()]);
  expect(first.guid).toBe(second.guid);
  const again = await save({ words: ' NURSE ', name: 'Nurse', frequency: 'weekly' });
  expect(again).toMatchObject({ guid: first.guid, name: 'Nurse', frequency: 'weekly' });
  expect(await list()).toHaveLength(1);
  const other = await save({ filters: { postedWithinDays: 7 } });
  expect(other.guid).not.toBe(first.guid);
});

test('refuses the 21st search in words, and saves it once there is room', async () => {
  for (let at = 0; at < SAVED_SEARCHES_MAX; at += 1) await save({ words: `nurse ${at}` });
  const one = { as: robin, body: { ...aSearch, words: 'one more' } };
  expect(await api.refused('saveSearch', one)).toMatchObject({
    status: 409,
    code: 'saved_searches_full',
    detail: 'You have 20 saved searches. Delete one to save another.',
  });
  // One that is there is no other one.
  await save({ words: 'nurse 3', name: 'Another name' });
  const [last] = await list();
  await api.ok('deleteSavedSearch', { as: robin, path: { guid: last?.guid ?? '' } });
  await save({ words: 'one more' });
  expect(await list()).toHaveLength(SAVED_SEARCHES_MAX);
});

test('does not make 21 of 20 when two presses come at once', async () => {
  for (let at = 1; at < SAVED_SEARCHES_MAX; at += 1) await save({ words: `nurse ${at}` });
  const both = await Promise.all(
    ['left', 'right'].map((words) =>
      api.call('saveSearch', { as: robin, body: { ...aSearch, words } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('refuses a ZIP code that does not exist, and says what to do', async () => {
  const body = { ...aSearch, place: '00000' };
  expect(await api.refused('saveSearch', { as: robin, body })).toEqual({
    status: 422,
    code: 'place_unknown',
    detail: 'We do not know the place 00000. Search in another place, then save that search.',
    pointers: ['/place'],
  });
});

test('changes name and frequency of the newest copy only', async () => {
  const saved = await save();
  const change = (ifMatch: string | undefined, name: string) => ({
    as: robin,
    path: { guid: saved.guid },
    ifMatch,
    body: { name, frequency: 'never' as const },
  });
  const changed = await api.ok('changeSavedSearch', change(saved._etag, 'First'));
  expect(changed).toMatchObject({ name: 'First', frequency: 'never' });
  // Sent again because its answer was lost.
  expect(await api.ok('changeSavedSearch', change(saved._etag, 'First'))).toEqual(changed);
  expect(await api.refused('changeSavedSearch', change(saved._etag, 'Second'))).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
  });
  expect(await api.ok('changeSavedSearch', change(undefined, 'Third'))).toMatchObject({
    name: 'Third',
  });
});

test("lets nobody read, change, open or delete another person's search", async () => {
  const { guid, newSince } = await save();
  const as = await api.person();
  const path = { guid };
  for (const [id, body] of [
    ['changeSavedSearch', { name: 'Mine', frequency: 'never' }],
    ['openSavedSearch', { newSince }],
    ['deleteSavedSearch', undefined],
  ] as const)
    expect(await api.refused(id, { as, path, body })).toMatchObject({
      status: 404,
      code: 'no_saved_search',
    });
  expect((await list())[0]?.name).toBe(aSearch.name);
});

test('counts the jobs that came since it was opened, which are those it names as new', async () => {
  const before = nurseJob('Nurse before', now);
  await importJobs(api.database, before);
  now = new Date(now.getTime() + minute);
  const { guid, newSince } = await save();
  now = new Date(now.getTime() + minute);
  const fresh = ['Night', 'Day', 'Late'].map((shift) => nurseJob(`${shift} Nurse`, now));
  const other = nurseJob('Baker', now, { description: 'Bread.' });
  const far = nurseJob('Nurse in Texas', now, {
    city: 'Austin',
    state_short: 'TX',
    lat: 30.27,
    lng: -97.74,
  });
  await importJobs(api.database, ...fresh, other, far);
  await expect.poll(() => found('nurse')).toBe(5);
  expect(await list()).toMatchObject([{ newJobs: 3, newSince }]);
  now = new Date(now.getTime() + minute);
  const opened = await open(guid, newSince);
  expect(opened.newJobs.toSorted()).toEqual(fresh.map((job) => job.source_guid).toSorted());
  expect(await list()).toMatchObject([{ newJobs: 0, newSince: now.toISOString() }]);
  // The answer was lost, and the list is opened once more.
  expect(await open(guid, newSince)).toEqual(opened);
  expect((await open(guid, now.toISOString())).newJobs).toEqual([]);
});

test('keeps out by its filters what they keep out of the list', async () => {
  const { guid, newSince } = await save({
    words: 'welder',
    filters: { payAtLeast: { amount: 25, unit: 'hour' }, employmentTypes: ['part-time'] },
  });
  now = new Date(now.getTime() + minute);
  const partTime = { employment_types: ['part-time' as const], salary_max: 28 };
  const wanted = nurseJob('Welder', now, partTime);
  await importJobs(
    api.database,
    wanted,
    nurseJob('Full-time Welder', now, { salary_max: 28 }),
    nurseJob('Cheap Welder', now, { ...partTime, salary_max: 20 }),
  );
  now = new Date(now.getTime() + minute);
  await expect.poll(() => found('welder')).toBe(3);
  expect(await list()).toMatchObject([{ newJobs: 1 }]);
  expect((await open(guid, newSince)).newJobs).toEqual([wanted.source_guid]);
});

test('counts a job posted again within 30 days as not new, and after more days as new', async () => {
  const { guid, newSince } = await save({ words: 'falconer', place: '' });
  const day = 24 * 60 * minute;
  const begin = now.getTime();
  const post = (title: string, days: number, facts = {}) =>
    importJobs(
      api.database,
      nurseJob(title, new Date(begin + days * day), { company: 'Aviary', ...facts }),
    );
  await post('Falconer', 1);
  await post('FALCONER', 20);
  await post('Falconer', 20, { location: 'Rome, NY' });
  await post('Falconer of Owls', 1);
  await post('Falconer of Owls', 32);
  now = new Date(begin + 40 * day);
  robin = await signedInAgain(api, robin, () => now);
  await expect.poll(() => found('falconer')).toBe(5);
  expect((await open(guid, newSince)).newJobs).toHaveLength(4);
});

test('does not count a posting that changes, closes and comes back as new again', async () => {
  const job = nurseJob('Beekeeper', now);
  await importJobs(api.database, job);
  now = new Date(now.getTime() + minute);
  const { guid, newSince } = await save({ words: 'beekeeper', place: '' });
  now = new Date(now.getTime() + minute);
  await importJobs(api.database, { ...job, status: 'closed', closed_at: now });
  await importJobs(api.database, {
    ...job,
    description: 'Beekeeper with new words.',
    imported_at: now,
  });
  now = new Date(now.getTime() + minute);
  await expect.poll(() => found('beekeeper')).toBe(1);
  expect((await open(guid, newSince)).newJobs).toEqual([]);
});

test('pauses a search whose place is gone, with a notice, until the place is back', async () => {
  const { guid } = await save();
  await api.database.db
    .updateTable('saved_search')
    .set({ place: 'Atlantis Under The Sea' })
    .where('guid', '=', guid)
    .execute();
  now = new Date(now.getTime() + 2 * 24 * 60 * minute);
  await (
    await openTurns(api.database, () => now)
  )();
  robin = await signedInAgain(api, robin, () => now);
  expect(await list()).toMatchObject([{ paused: 'place' }]);
  const body = { name: 'Again', frequency: 'daily' as const };
  expect(await api.ok('changeSavedSearch', { as: robin, path: { guid }, body })).toMatchObject({
    paused: 'place',
  });
  await api.database.db
    .updateTable('saved_search')
    .set({ place: aSearch.place })
    .where('guid', '=', guid)
    .execute();
  expect(await api.ok('changeSavedSearch', { as: robin, path: { guid }, body })).toMatchObject({
    paused: null,
  });
});
