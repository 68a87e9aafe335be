import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import { feedOf } from '#server/jobs/feeds/identity.ts';
import { listDueFeeds, saveFeed } from '#server/jobs/feeds/queries.ts';
import { auditRows, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { chunks, jsonLines, line, testFeed } from '#tests/support/feeds.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

let now = new Date();
let api: TestApi;
let admin: TestPerson;
let server: Server;
let url: string;
/** What the feed's server answers, and what it was asked. */
let answer: RequestListener = (_request, response) => response.end();
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  api = await openApi({
    now: () => now,
    // The one machine that this test may read.
    feedNetwork: { isAllowed: (address) => ['127.0.0.1', '::1'].includes(address) },
  });
  admin = await api.person(1);
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  server.close();
});

const serve = (lines: Parameters<typeof jsonLines>[0], etag: string) => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(jsonLines(lines));
  };
};
const add = (path: string) =>
  api.ok('createJobFeed', {
    as: admin,
    body: { name: `Feed ${path}`, format: 'jsonl', url: `${url}/${path}` },
  });
const feedNamed = async (id: string) =>
  (await api.ok('listJobFeeds', { as: admin })).find(({ feedGUID }) => feedGUID === id);
/** The result of the next run of a feed, which is asked for. */
async function nextResult(id: string) {
  const before = (await feedNamed(id))?.lastRunAt;
  now = new Date(now.getTime() + 60_000);
  await api.ok('runJobFeed', { as: admin, path: { id } });
  await expect
    .poll(async () => {
      const feed = await feedNamed(id);
      return feed?.lastRunAt !== before && feed?.isRunning === false;
    })
    .toBe(true);
  return (await feedNamed(id))?.lastResult;
}

test('reads a feed that an administrator adds, and not again what did not change', async () => {
  serve([line('a'), line('b')], '"one"');
  const added = await add('first');
  expect(added).toMatchObject({ state: 'active', lastResult: null, failures: 0 });
  const id = added.feedGUID;
  await expect
    .poll(async () => (await feedNamed(id))?.lastResult)
    .toMatchObject({
      complete: true,
      taken: 2,
    });
  expect(await nextResult(id)).toMatchObject({ complete: true, taken: 0, unchanged: 2, closed: 0 });
  expect(asked).toEqual([undefined, '"one"']);
  const feed = await feedNamed(id);
  expect(Date.parse(feed?.nextRunAt ?? '') - now.getTime()).toBe(3_600_000);
});

test('waits longer after each failure, says why, and clears it with the next run', async () => {
  serve([line('c'), line('d')], '"two"');
  const { feedGUID: id } = await add('failing');
  await expect.poll(async () => (await feedNamed(id))?.lastResult?.taken).toBe(2);
  answer = (_request, response) => response.writeHead(500).end();
  const pauses: number[] = [];
  for (let failure = 1; failure <= 5; failure += 1) {
    expect(await nextResult(id)).toMatchObject({
      complete: false,
      closed: 0,
      error: 'The address answers with the status 500.',
    });
    const feed = await feedNamed(id);
    expect(feed?.failures).toBe(failure);
    pauses.push((Date.parse(feed?.nextRunAt ?? '') - now.getTime()) / 3_600_000);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 24]);
  serve([line('c'), line('d')], '"two"');
  expect(await nextResult(id)).toMatchObject({ complete: true, unchanged: 2 });
  expect((await feedNamed(id))?.failures).toBe(0);
});

test('does not read a paused feed by itself, and closes the jobs of one that is removed', async () => {
  serve([line('e')], '"three"');
  const { feedGUID: id } = await add('paused');
  await expect.poll(async () => (await feedNamed(id))?.lastResult?.taken).toBe(1);
  const isDue = async () =>
    (await listDueFeeds(api.database.db, new Date(now.getTime() + 7_200_000))).some(
      ({ feed_guid }) => feed_guid === id,
    );
  expect(await isDue()).toBe(true);
  const state = (to: string) =>
    api.ok('updateJobFeedState', { as: admin, path: { id }, body: { state: to } });
  expect(await state('paused')).toMatchObject({ state: 'paused', nextRunAt: null });
  expect(await isDue()).toBe(false);
  expect(await state('active')).toMatchObject({ state: 'active' });
  expect(await isDue()).toBe(true);
  await api.ok('deleteJobFeed', { as: admin, path: { id } });
  expect(await feedNamed(id)).toBeUndefined();
  const jobs = api.database.db.selectFrom('job').where('feed_guid', '=', id).select('status');
  expect(await jobs.execute()).toEqual([{ status: 'closed' }]);
  expect(await api.refused('runJobFeed', { as: admin, path: { id } })).toMatchObject({
    status: 404,
    code: 'no_feed',
  });
  // Added again, it is the same feed with the same jobs.
  expect((await add('paused')).feedGUID).toBe(id);
  await expect.poll(async () => (await jobs.execute())[0]?.status).toBe('published');
});

test.each(['http://10.1.2.3/jobs', 'http://169.254.169.254/latest', 'http://[::1]:80/jobs'])(
  'refuses to register %s',
  async (address) => {
    expect(
      await api.refused('createJobFeed', {
        as: admin,
        body: { name: 'Inside', format: 'auto', url: address },
      }),
    ).toMatchObject({ status: 400, pointers: ['/url'] });
  },
);

test('shows a paused feed as not running once its run was killed', async () => {
  const { feedGUID: id } = await add('killed');
  await expect.poll(async () => (await feedNamed(id))?.lastResult ?? null).not.toBeNull();
  await api.ok('updateJobFeedState', { as: admin, path: { id }, body: { state: 'paused' } });
  const hold = (seconds: number) =>
    sql`
      update job_feed set run_guid = ${id}::uuid,
        run_until = clock_timestamp() + make_interval(secs => ${seconds})
      where feed_guid = ${id}::uuid`.execute(api.database.db);
  await hold(30);
  expect(await feedNamed(id)).toMatchObject({ state: 'paused', isRunning: true });
  await hold(-1);
  expect(await feedNamed(id)).toMatchObject({ state: 'paused', isRunning: false });
});

test('lets one run at a time read a feed, and takes it from a run that was killed', async () => {
  const busy = await testFeed(api.database, 'busy');
  const gate = Promise.withResolvers<void>();
  const waiting = async function* () {
    await gate.promise;
    yield* chunks([jsonLines([line('late')])]);
  };
  const first = busy.start(waiting());
  const holder = api.database.db
    .selectFrom('job_feed')
    .where('feed_guid', '=', busy.feedGuid)
    .select('run_guid');
  await expect.poll(() => holder.executeTakeFirstOrThrow()).not.toEqual({ run_guid: null });
  expect(await busy.start(chunks([jsonLines([line('now')])]))).toBeNull();
  // As if its process had been killed half a minute ago.
  await sql`
    update job_feed set run_until = clock_timestamp() - interval '1 second'
    where feed_guid = ${busy.feedGuid}::uuid`.execute(api.database.db);
  expect(await busy.read([line('now')])).toMatchObject({ taken: 1, complete: true });
  gate.resolve();
  expect(await first).toMatchObject({ complete: false, taken: 0 });
  expect(await busy.open()).toEqual(['now']);
});

test('continues after a run that was stopped in the middle', async () => {
  const stopped = await testFeed(api.database, 'stopped');
  const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id));
  const stop = new AbortController();
  const result = await stopped.start(chunks([jsonLines(lines)]), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(result).toMatchObject({ complete: false, taken: 2, closed: 0 });
  expect(await stopped.read(lines)).toMatchObject({ complete: true, taken: 3, unchanged: 2 });
});

test('never closes the jobs of another employer', async () => {
  const of = (company: string | undefined, path: string) =>
    feedOf(path, { format: 'jsonl', company }).identity;
  expect(of('Acme', '/a/jobs.jsonl')).not.toBe(of('Globex', '/a/jobs.jsonl'));
  expect(of(undefined, '/a/jobs.jsonl')).not.toBe(of(undefined, '/b/jobs.jsonl'));
  expect(of('Acme', '/monday/jobs.jsonl')).toBe(of('ACME ', '/tuesday/jobs.jsonl'));
  const [acme, globex] = [
    await testFeed(api.database, 'acme/jobs.jsonl'),
    await testFeed(api.database, 'globex/jobs.jsonl'),
  ];
  await acme.read([line('1'), line('2')]);
  await globex.read([line('1', { company: 'Globex' }), line('3', { company: 'Globex' })]);
  expect(await acme.open()).toEqual(['1', '2']);
  expect(await globex.open()).toEqual(['1', '3']);
});

test('puts the sample postings aside once a real one is there, for good', async () => {
  const { db } = api.database;
  await insertJobs(db, [jobNamed('Sample Clerk'), jobNamed('Sample Baker')]);
  const real = await testFeed(api.database, 'real');
  expect(await real.read('')).toMatchObject({ complete: false });
  const samples = () =>
    db.selectFrom('job').where('origin', '=', 'sample').select('status').execute();
  expect(await samples()).toEqual([{ status: 'published' }, { status: 'published' }]);
  await real.read([line('r')]);
  expect(await samples()).toEqual([{ status: 'closed' }, { status: 'closed' }]);
  await seedSampleData({ database: api.database, now: () => now, production: false });
  expect(await samples()).toHaveLength(2);
});

test('closes a job when its last day is over in every state', async () => {
  const dated = await testFeed(api.database, 'dated', {
    now: () => new Date('2026-11-20T15:00:00Z'),
  });
  await dated.read([line('a', { valid_through: '2026-11-24' }), line('b')]);
  await startWithSweepDue(api.database, () => new Date('2026-11-25T09:59:00Z'));
  expect(await dated.open()).toEqual(['a', 'b']);
  await startWithSweepDue(api.database, () => new Date('2026-11-25T10:01:00Z'));
  expect(await dated.open()).toEqual(['b']);
});

test('keeps a job of a feed open on its last day, also when it is tomorrow in UTC', async () => {
  let at = new Date('2026-11-24T15:00:00Z');
  const dated = await testFeed(api.database, 'last day', { now: () => at });
  const lines = [line('a', { valid_through: '2026-11-24' }), line('b')];
  expect(await dated.read(lines)).toMatchObject({ taken: 2 });
  at = new Date('2026-11-25T09:59:00Z');
  expect(await dated.read(lines)).toMatchObject({ unchanged: 2, closed: 0 });
  at = new Date('2026-11-25T10:01:00Z');
  expect(await dated.read(lines)).toMatchObject({ unchanged: 1, closed: 1 });
  expect(await dated.open()).toEqual(['b']);
});

test('stores nothing more of a feed that is removed while it is read', async () => {
  const gone = await testFeed(api.database, 'gone');
  const { db } = api.database;
  await db
    .updateTable('job_feed')
    .set({ state: 'active' })
    .where('feed_guid', '=', gone.feedGuid)
    .execute();
  const gate = Promise.withResolvers<void>();
  const slow = async function* () {
    // A reader looks at the first 64 KiB before it gives anything.
    yield Buffer.from(jsonLines([line('a'), line('b')]) + '\n'.repeat(64 * 1024));
    await gate.promise;
    yield* chunks([jsonLines([line('c'), line('d')])]);
  };
  const run = gone.start(slow());
  await expect.poll(gone.open).toEqual(['a', 'b']);
  await api.ok('deleteJobFeed', { as: admin, path: { id: gone.feedGuid } });
  gate.resolve();
  expect(await run).toMatchObject({ complete: false, taken: 2 });
  expect(await gone.open()).toEqual([]);
});

test('reads a feed that is added again with another format anew, while its run goes on', async () => {
  const feed = await testFeed(api.database, 'again');
  const { db } = api.database;
  const of = () =>
    db
      .selectFrom('job_feed')
      .where('feed_guid', '=', feed.feedGuid)
      .selectAll()
      .executeTakeFirstOrThrow();
  const gate = Promise.withResolvers<void>();
  const slow = async function* () {
    yield Buffer.from(jsonLines([line('a'), line('b')]) + '\n'.repeat(64 * 1024));
    await gate.promise;
    yield* chunks([jsonLines([line('c')])]);
  };
  const bytes = slow();
  const run = feed.start(bytes, { open: async () => ({ etag: '"1"', lastModified: null, bytes }) });
  await expect.poll(feed.open).toEqual(['a', 'b']);
  const { identity, name, url, company } = await of();
  const changed = { identity, name, url, company, format: 'csv', state: 'active' } as const;
  await saveFeed(db, changed, new Date());
  gate.resolve();
  expect(await run).toMatchObject({ complete: false, taken: 2 });
  // The next run begins at once, and knows nothing of an answer that was read as another format.
  const { next_run_at, ...rest } = await of();
  expect(rest).toMatchObject({ format: 'csv', etag: null, last_modified: null, failures: 0 });
  expect(next_run_at?.getTime()).toBeLessThanOrEqual(Date.now());
});

test('logs what an administrator does with a feed, and does nothing when it cannot', async () => {
  serve([line('a')], '"log"');
  const { feedGUID: id, name } = await add('logged');
  const call = { as: admin, path: { id } };
  const pause = { ...call, body: { state: 'paused' } };
  await api.ok('runJobFeed', call);
  await api.ok('updateJobFeedState', pause);
  await api.ok('updateJobFeedState', { ...call, body: { state: 'active' } });
  await withoutLog(api, async () => {
    expect(await api.refused('updateJobFeedState', pause)).toMatchObject({ status: 503 });
    expect(await api.refused('deleteJobFeed', call)).toMatchObject({ status: 503 });
  });
  expect(await feedNamed(id)).toMatchObject({ state: 'active' });
  await api.ok('deleteJobFeed', call);
  const rows = (await auditRows(api)).filter(({ about }) => about === name);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'feedAdded',
    'feedRun',
    'feedPaused',
    'feedResumed',
    'feedRemoved',
  ]);
  expect(new Set(rows.map(({ actor_guid }) => actor_guid))).toEqual(new Set([admin.userGuid]));
});
