import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changesSince,
  changePosition,
  sweepJobChanges,
} from '#server/jobs/indexes/changeQueries.ts';
import { type JobIndexes, openJobIndexes } from '#server/jobs/indexes/openIndexes.ts';
import { openPostings, type Postings } from '#server/jobs/postings.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

// `indexes` is a copy of the server of its own, without HTTP; `api` is another one on the same
// database.
let api: TestApi;
let robin: TestPerson;
let indexes: JobIndexes;
let postings: Postings;
beforeAll(async () => {
  api = await openApi();
  robin = await api.person();
  indexes = await openJobIndexes(api.database);
  postings = openPostings(api.database, indexes);
});
afterAll(() => api.close());

const found = (searchText: string) =>
  indexes.jobSearch.search({ searchText, locationText: '', offset: 0, limit: 1000 }).ids;
const recommended = (title: string) =>
  indexes.jobMatcher
    .recommend({
      titles: [{ title, weight: 1 }],
      codes: [],
      skills: [],
      credentials: [],
      text: '',
      years: null,
      degree: null,
      place: null,
      searchRadius: 50,
      relocate: null,
      remote: null,
    })
    .recommendations.map((one) => one.sourceGUID);
/** A position that no transaction of another test's database, on the same server, holds back. */
const settledPosition = async () => {
  const { db } = api.database;
  const query = sql<{ isSettled: boolean }>`
    select coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) as "isSettled"
    from job_change`;
  await expect.poll(async () => (await query.execute(db)).rows).toEqual([{ isSettled: true }]);
  return changePosition(db);
};
const foundOverHttp = async (searchText: string) =>
  (await api.ok('searchJobIds', { as: robin, body: { searchText, locationText: '' } })).length;

test('finds and recommends a posting at the next request when this copy saved it', async () => {
  const keeper = jobNamed('Lighthouse Keeper');
  await postings.save([keeper]);
  expect(found('lighthouse')).toEqual([keeper.source_guid]);
  expect(recommended('Lighthouse keeper')).toEqual([keeper.source_guid]);
  await postings.save([{ ...keeper, title: 'Falconer', description: 'Look after the falcons.' }]);
  expect(found('lighthouse')).toEqual([]);
  expect(found('falconer')).toEqual([keeper.source_guid]);
  expect(recommended('Lighthouse keeper')).toEqual([]);
  await postings.remove([keeper.source_guid]);
  expect(found('falconer')).toEqual([]);
  expect(recommended('Falconer')).toEqual([]);
});

test('shows another copy what was saved, changed and removed', async () => {
  const [cooper, smith] = [jobNamed('Cooper'), jobNamed('Blacksmith')];
  await postings.save([cooper, smith]);
  await expect.poll(() => foundOverHttp('cooper')).toBe(1);
  await postings.save([{ ...cooper, title: 'Wainwright', description: 'Wagons.' }]);
  await expect.poll(() => foundOverHttp('cooper')).toBe(0);
  expect(await foundOverHttp('wainwright')).toBe(1);
  await postings.remove([cooper.source_guid, smith.source_guid]);
  await expect.poll(() => foundOverHttp('wainwright')).toBe(0);
  expect(await foundOverHttp('blacksmith')).toBe(0);
});

test('shows another copy a change that was made in the table by hand', async () => {
  const { db } = api.database;
  const farrier = jobNamed('Farrier');
  await postings.save([farrier]);
  await expect.poll(() => foundOverHttp('farrier')).toBe(1);
  await db
    .updateTable('job')
    .set({ title: 'Saddler', description: 'Saddles.' })
    .where('source_guid', '=', farrier.source_guid)
    .execute();
  await expect.poll(() => foundOverHttp('saddler')).toBe(1);
  expect(await foundOverHttp('farrier')).toBe(0);
});

test('keeps the last version of a posting that is saved twice at once', async () => {
  const glazier = jobNamed('Glazier');
  await postings.save([{ ...glazier, title: 'Apprentice' }, glazier]);
  expect(found('apprentice')).toEqual([]);
  expect(found('glazier')).toEqual([glazier.source_guid]);
});

test('notes no change when a posting is saved as it is', async () => {
  const { db } = api.database;
  const tiler = jobNamed('Tiler', { skills: ['Grouting'], salary_min: 20.5 });
  await postings.save([tiler]);
  const before = await changePosition(db);
  await postings.save([tiler]);
  expect((await changesSince(db, before)).ids).toEqual([]);
});

test('finds everything after the changes it had not read were swept', async () => {
  const { db } = api.database;
  const [known, late] = [jobNamed('Thatcher'), jobNamed('Cartwright')];
  await postings.save([known]);
  await db.deleteFrom('job').where('source_guid', '=', known.source_guid).execute();
  await insertJobs(db, [late]);
  const inTime = await settledPosition();
  await sql`update job_change set changed_at = now() - interval '3 days'`.execute(db);
  await sweepJobChanges(db);
  await sweepJobChanges(db);
  expect(await db.selectFrom('job_change').select('source_guid').execute()).toEqual([
    { source_guid: null },
  ]);
  // A copy that had read all of them reads nothing again.
  expect((await changesSince(db, inTime)).ids).toEqual([]);
  await indexes.catchUp();
  expect(found('cartwright')).toEqual([late.source_guid]);
  expect(found('thatcher')).toEqual([]);
});

test('keeps younger changes when old ones are swept', async () => {
  const { db } = api.database;
  const before = await settledPosition();
  const cobbler = jobNamed('Cobbler');
  await postings.save([cobbler]);
  await sweepJobChanges(db);
  expect((await changesSince(db, before)).ids).toEqual([cobbler.source_guid]);
});

test('reads everything again when the database was set back to an earlier state', async () => {
  const { ids } = await changesSince(api.database.db, '99999999:99999999:');
  expect(ids).toBe('any');
});

test('forgets all postings when the table was emptied', async () => {
  await postings.save([jobNamed('Sexton')]);
  await sql`truncate job cascade`.execute(api.database.db);
  await indexes.catchUp();
  expect(found('')).toEqual([]);
  expect(indexes.jobMatcher.size()).toBe(0);
});

test('leaves a job that was closed out of every list', async () => {
  const fuller = jobNamed('Fuller');
  await postings.save([fuller]);
  expect(found('fuller')).toEqual([fuller.source_guid]);
  await postings.save([{ ...fuller, status: 'closed' }]);
  expect(found('fuller')).toEqual([]);
  expect(recommended('Fuller')).toEqual([]);
});
