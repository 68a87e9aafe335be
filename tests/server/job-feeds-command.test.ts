import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FeedCommand, feedCommand } from '#server/jobs/feeds/command.ts';
import { auditRows, withoutLog } from '#tests/support/administrators.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const command = (
  action: FeedCommand['action'],
  which?: string,
  more: { readonly name?: string } = {},
) =>
  feedCommand(api.database, {
    action,
    which,
    format: 'jsonl',
    name: more.name,
    company: undefined,
  });
const listed = async () =>
  (await api.ok('listJobFeeds', { as: await api.person(1) })).map(({ name, state }) => ({
    name,
    state,
  }));
const logged = async () => (await auditRows(api)).map(({ kind, about }) => ({ kind, about }));

it('does each thing that the page does, and writes it into the log under its own name', async () => {
  expect((await command('list')).text).toContain('No feed is registered');
  const url = 'https://localhost/jobs.jsonl';
  const added = await command('add', url, { name: 'Harbor jobs' });
  expect(added).toMatchObject({ code: 0, text: expect.stringContaining(url) });
  expect((await command('list')).text).toContain('active  Harbor jobs');
  await command('pause', url);
  expect(await listed()).toEqual([{ name: 'Harbor jobs', state: 'paused' }]);
  await command('resume', url);
  expect(await listed()).toEqual([{ name: 'Harbor jobs', state: 'active' }]);
  // It is looked up, and is of this machine.
  expect(await command('run', url)).toMatchObject({ code: 1 });
  const { feed_guid } = await api.database.db
    .selectFrom('job_feed')
    .select('feed_guid')
    .executeTakeFirstOrThrow();
  await insertJobs(api.database.db, [jobNamed('Baker', { feed_guid })]);
  expect((await command('remove', feed_guid)).text).toBe('Removed Harbor jobs. 1 jobs closed.');
  expect(await listed()).toEqual([]);
  const kinds = ['feedAdded', 'feedPaused', 'feedResumed', 'feedRun', 'feedRemoved'];
  expect(await logged()).toEqual(kinds.map((kind) => ({ kind, about: 'Harbor jobs' })));
  const as = await api.person(1);
  const events = await api.ok('listAuditEvents', { as, query: {} });
  expect(new Set(events.map(({ who }) => who))).toEqual(new Set(['npm run jobs:feeds']));
  expect(await api.ok('checkAuditLog', { as })).toMatchObject({ unbroken: true });
});

it.each([
  ['http://10.0.0.5/jobs.xml', 'private network'],
  ['https://[::1]/jobs.xml', 'private network'],
  ['http://127.1/jobs.xml', 'private network'],
  ['jobs.xml', 'no web address'],
  ['file:///etc/hosts', 'no web address'],
])('adds no feed of %s', async (which, why) => {
  const before = await logged();
  const { code, text } = await command('add', which);
  expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining(why) });
  expect(await listed()).toEqual([]);
  expect(await logged()).toEqual(before);
});

it('says that there is no such feed', async () => {
  expect(await command('pause', 'https://nowhere.example.com/')).toMatchObject({ code: 1 });
});

it('changes nothing when the log cannot be written', async () => {
  await withoutLog(api, async () => {
    const adding = command('add', 'https://jobs.example.com/feed.jsonl');
    await expect(adding).rejects.toThrow('nothing was done');
  });
  expect(await listed()).toEqual([]);
});
