import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesSince, changePosition } from '#server/jobs/indexes/changeQueries.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { jsonLines, line, testFeed } from '#tests/support/feeds.ts';

let now = new Date('2026-11-20T15:00:00Z');
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  robin = await api.person();
});
afterAll(() => api.close());

const feed = (name: string, format?: 'jsonl' | 'greenhouse') =>
  testFeed(api.database, name, { now: () => now, ...(format && { format }) });
const noChange = { taken: 0, changed: 0, reopened: 0, closed: 0, held: 0, refused: {} };

test('shows a posting of a feed with what was read from it on the way in', async () => {
  const weaver = await feed('weaver');
  const description = `${line('w').description} The entrance is step-free. To ask for an accommodation, contact Ada Amberly at access@example.org.`;
  const result = await weaver.read([
    line('w', {
      title: 'Registered Nurse',
      description,
      remote: 'hybrid',
      employment_type: 'full-time, part-time',
      salary: '$30 - $35 an hour',
      posted_at: '2026-11-12',
      valid_through: '2026-12-01',
    }),
  ]);
  expect(result).toEqual({ ...noChange, taken: 1, unchanged: 0, complete: true, error: null });
  const [posting] = await weaver.stored();
  const job = await api.ok('getJob', { as: robin, path: { id: posting?.source_guid ?? '' } });
  expect(job).toMatchObject({
    title: 'Registered Nurse',
    company: 'Salt City Works',
    location: 'Syracuse, NY',
    remote: 'hybrid',
    employmentTypes: ['full-time', 'part-time'],
    salaryMin: 30,
    salaryMax: 35,
    salaryUnit: 'hour',
    salaryCurrency: 'USD',
    postedAt: '2026-11-12T12:00:00.000Z',
    closesOn: '2026-12-01',
    origin: 'feed',
    status: 'published',
    applyUrl: 'https://jobs.example.org/w',
    accommodations: ['step-free-entrance'],
    accommodationContact: { name: 'Ada Amberly', email: 'access@example.org', phone: null },
  });
  const row = await api.database.db
    .selectFrom('job')
    .innerJoin('company', 'company.company_guid', 'job.company_guid')
    .where('source_guid', '=', job.sourceGUID)
    .select(['soc_code', 'lat', 'lng', 'company.name'])
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ soc_code: '29-1141', name: 'Salt City Works' });
  expect(row.lat).toBeCloseTo(43.04, 1);
  expect(row.lng).toBeCloseTo(-76.15, 1);
});

test('finds what a feed brought without a restart, and no more once it left', async () => {
  const found = async () =>
    (
      await api.ok('searchJobIds', {
        as: robin,
        body: { searchText: 'puppeteer', locationText: '' },
      })
    ).length;
  const stage = await feed('stage');
  const others = [line('s1'), line('s2')];
  await stage.read([line('p', { title: 'Puppeteer' }), ...others]);
  await expect.poll(found).toBe(1);
  await stage.read(others);
  await expect.poll(found).toBe(0);
});

test('touches nothing when a feed says the same again', async () => {
  const same = await feed('same');
  const lines = [line('a'), line('b'), line('c')];
  await same.read(lines);
  const before = await changePosition(api.database.db);
  expect(await same.read(lines)).toMatchObject({ ...noChange, unchanged: 3 });
  expect((await changesSince(api.database.db, before)).ids).toEqual([]);
});

test('changes, closes and opens again the same job, by the id of the feed', async () => {
  const moving = await feed('moving');
  const rest = [line('x'), line('y')];
  await moving.read([line('m'), ...rest]);
  const [first] = await moving.stored();
  expect(await moving.read([line('m', { title: 'Head Clerk' }), ...rest])).toMatchObject({
    changed: 1,
    unchanged: 2,
  });
  expect((await moving.stored())[0]).toMatchObject({ title: 'Head Clerk', revision: 2 });
  expect(await moving.read(rest)).toMatchObject({ closed: 1, held: 0 });
  expect(await moving.open()).toEqual(['x', 'y']);
  expect(await moving.read([line('m', { title: 'Head Clerk' }), ...rest])).toMatchObject({
    taken: 0,
    reopened: 1,
  });
  expect((await moving.stored())[0]).toMatchObject({
    source_guid: first?.source_guid,
    status: 'published',
  });
});

test('closes nothing when a feed dies in the middle, says so, and continues next time', async () => {
  const dying = await feed('dying');
  const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id));
  await dying.read(lines);
  const cut = await dying.breakAfter([line('a'), line('new'), line('b')]);
  expect(cut).toMatchObject({ complete: false, taken: 1, unchanged: 2, closed: 0 });
  expect(cut.error).toContain('could not be read');
  expect(await dying.open()).toEqual(['a', 'b', 'c', 'd', 'e', 'new']);
  expect(await dying.read([line('new'), ...lines.slice(1)])).toMatchObject({
    complete: true,
    taken: 0,
    closed: 1,
  });
  expect(await dying.open()).toEqual(['b', 'c', 'd', 'e', 'new']);
});

test.each([
  ['a page of HTML', '<!doctype html><html><body>Down for maintenance</body></html>'],
  ['half a file', '{"jobs":[{"id":1,"title":"Clerk","content":"Te'],
  ['nothing', ''],
])('closes nothing when a feed serves %s', async (what, text) => {
  const boards = await feed(`board with ${what}`, 'greenhouse');
  const board = JSON.stringify({
    jobs: [1, 2, 3].map((id) => ({ id, title: `Clerk ${id}`, location: { name: 'Utica, NY' } })),
  });
  await boards.read(board);
  const result = await boards.read(text);
  expect(result).toMatchObject({ complete: false, closed: 0 });
  expect(result.error).toMatch(/\.$/);
  expect(await boards.open()).toHaveLength(3);
  expect(await boards.read(board)).toMatchObject({ ...noChange, complete: true, unchanged: 3 });
});

test('believes that a feed is empty after three days, and not before', async () => {
  const start = now;
  const quiet = await feed('quiet');
  await quiet.read([line('a'), line('b')]);
  for (const hours of [1, 24, 71]) {
    now = new Date(start.getTime() + hours * 3_600_000);
    expect(await quiet.read('')).toMatchObject({ closed: 0, held: 2 });
  }
  now = new Date(start.getTime() + 73 * 3_600_000);
  expect(await quiet.read('')).toMatchObject({ closed: 2, held: 0 });
  expect(await quiet.open()).toEqual([]);
  expect(await quiet.read([line('a'), line('b')])).toMatchObject({ reopened: 2, taken: 0 });
  now = start;
});

test('holds what a feed lost at once, until the next run misses it too', async () => {
  const half = await feed('half');
  const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id));
  await half.read(lines);
  expect(await half.read(lines.slice(0, 2))).toMatchObject({ closed: 0, held: 3 });
  expect(await half.open()).toHaveLength(5);
  expect(await half.read(lines.slice(1, 3))).toMatchObject({ closed: 2, held: 1 });
  expect(await half.open()).toEqual(['a', 'b', 'c']);
});

test('keeps a posting whose entry was broken, also when it has no id', async () => {
  const faulty = await feed('faulty');
  await faulty.read([line('a'), line('b'), line('c'), line('d')]);
  const some = jsonLines([line('a'), line('b'), line('c')]);
  expect(await faulty.read(`${some}{"id":"d"}\n`)).toMatchObject({
    closed: 0,
    refused: { no_title: 1 },
  });
  expect(await faulty.read(`${some}{"id":"d", broken\n`)).toMatchObject({ closed: 0, held: 1 });
  expect(await faulty.open()).toHaveLength(4);
  expect(await faulty.read(some)).toMatchObject({ closed: 1 });
});

test('closes at once what the feed itself says is over', async () => {
  const ended = await feed('ended');
  await ended.read([line('a'), line('b', { valid_through: '2026-11-25' })]);
  expect(await ended.read([line('a'), line('b', { valid_through: '2026-11-19' })])).toMatchObject({
    closed: 1,
    refused: { expired: 1 },
  });
  expect(await ended.open()).toEqual(['a']);
});

test('knows postings again by their text when a feed changes all ids', async () => {
  const renamed = await feed('renamed');
  const texts = ['a', 'b', 'c'].map((id) => line(id));
  await renamed.read(texts);
  const before = await renamed.stored();
  const result = await renamed.read(
    texts.map((one) => ({ ...one, id: `new ${String(one['id'])}` })),
  );
  expect(result).toMatchObject({ taken: 0, changed: 3, closed: 0 });
  const after = await renamed.stored();
  expect(after.map(({ id }) => id)).toEqual(['new a', 'new b', 'new c']);
  expect(after.map(({ source_guid }) => source_guid)).toEqual(
    before.map(({ source_guid }) => source_guid),
  );
});

test('takes a posting once when a feed doubles, in any order', async () => {
  const double = await feed('double');
  const texts = ['a', 'b', 'c'].map((id) => line(id));
  const copies = texts.map((one) => ({ ...one, id: `copy ${String(one['id'])}` }));
  await double.read(texts);
  const before = await double.stored();
  for (const lines of [
    [...texts, ...copies],
    [...copies, ...texts],
    texts.flatMap((t, at) => [copies[at] ?? t, t]),
  ]) {
    expect(await double.read(lines)).toMatchObject({
      taken: 0,
      closed: 0,
      refused: { duplicate: 3 },
    });
    expect((await double.stored()).map(({ source_guid }) => source_guid).toSorted()).toEqual(
      before.map(({ source_guid }) => source_guid).toSorted(),
    );
  }
});

test('stores odd characters and very long ids', async () => {
  const odd = await feed('odd');
  const id = `https://jobs.example.org/${'x'.repeat(5_000)}`;
  const lines = [line(id, { title: 'Clerk \ud83d', description: `Half \ud83d and \u0000 none.` })];
  expect(await odd.read(lines)).toMatchObject({ taken: 1, error: null });
  expect(await odd.read(lines)).toMatchObject({ ...noChange, unchanged: 1 });
});
