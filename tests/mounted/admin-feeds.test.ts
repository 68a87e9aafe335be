import { expect, test } from 'vitest';
import type { FeedResult } from '#server/database/tables/feed.ts';
import { insertFeed } from '#tests/support/administration.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { expectFocus, expectProblem, expectSeen, message } from '#tests/support/mounted/seen.ts';
import { all, field, fill, goTo, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const limits = watchLimits();
const path = '/admin/feeds';

const nothing: FeedResult = {
  complete: true,
  taken: 0,
  changed: 0,
  unchanged: 0,
  reopened: 0,
  closed: 0,
  held: 0,
  refused: {},
  error: null,
};

/** A feed had a run with this result. */
async function ran(guid: string, result: FeedResult, failures = 0): Promise<void> {
  await app.database.db
    .updateTable('job_feed')
    .set({ last_run_at: new Date(), last_result: JSON.stringify(result), failures })
    .where('feed_guid', '=', guid)
    .execute();
}

test('explains how to get a feed when there is none, and adds one', async () => {
  await app.open(path, await app.person(1));
  await expectSeen('No records to display');
  await expectSeen('No job feed is registered.');
  await press('Add a job feed');
  await expectFocus('textbox', /^Name/);
  await press('Add feed');
  await expectProblem(await field(/^Web address/), 'Enter the address, such as');
  await fill(/^Name/, 'Harborwren careers');
  await fill(/^Web address/, 'https://10.0.0.1/feed.xml');
  await press('Add feed');
  await expectProblem(await field(/^Web address/), 'This is an address of a private network');
  expect((await field(/^Name/)).value).toBe('Harborwren careers');
  await fill(/^Web address/, 'https://jobs.example.com/feed.xml');
  await press('Add feed');
  await one('heading', 'Harborwren careers');
  await expectFocus('button', 'Add a job feed');
  await until(() =>
    expect(app.heard).toContain('Harborwren careers is added. It is read within a minute.'),
  );
});

test('shows what the last run of a feed did, and pauses and resumes it by one button', async () => {
  const guid = await insertFeed(app, 'Salt City jobs');
  await ran(guid, { ...nothing, taken: 12, closed: 2, refused: { noTitle: 1, tooOld: 2 } });
  await app.open(path, await app.person(1));
  await expectSeen('12 new, 2 closed, 3 refused.');
  await press('Pause Salt City jobs');
  await expectSeen('Paused. Its jobs stay as they are.');
  await expectFocus('button', 'Resume Salt City jobs');
  await press('Resume Salt City jobs');
  await until(() => expect(app.heard).toContain('Salt City jobs is active again.'));
  const held = app.edge.hold(callOf('runJobFeed'));
  await press('Run now: Salt City jobs');
  const run = await held;
  await press('Run now: Salt City jobs');
  await run.answer();
  await until(() => expect(app.heard).toContain('Salt City jobs is being read.'));
  expect(app.edge.asked().filter((call) => callOf('runJobFeed').test(call))).toHaveLength(1);
});

test('says why a feed could not be read, and how many runs failed', async () => {
  const guid = await insertFeed(app, 'Cayuga jobs');
  await ran(guid, { ...nothing, complete: false, error: 'The server answered 503.' }, 3);
  await app.open(path, await app.person(1));
  await expectSeen('it could not be read. The server answered 503.');
  await expectSeen('3 runs in a row failed.');
});

test('asks for the same again after the limit, also when the list knows better by then', async () => {
  const admin = await app.person(1);
  const id = await insertFeed(app, 'Seneca jobs');
  await app.open(path, admin);
  const held = app.edge.hold(callOf('updateJobFeedState'));
  await press('Pause Seneca jobs');
  const call = await held;
  await app.ok('updateJobFeedState', { as: admin, path: { id }, body: { state: 'paused' } });
  // The list is asked for again when a feed is added.
  await press('Add a job feed');
  await fill(/^Name/, 'Owasco jobs');
  await fill(/^Web address/, 'https://jobs.example.com/owasco.xml');
  await press('Add feed');
  await one('button', 'Resume Seneca jobs');
  limits.pass();
  call.cut();
  await press('Try again', await one('dialog', 'Error'));
  await until(() => expect(app.heard.join()).toContain('Seneca jobs is paused.'));
  await one('button', 'Resume Seneca jobs');
});

test('asks before it removes a feed, and focuses the heading of the next one', async () => {
  await insertFeed(app, 'AA first');
  await insertFeed(app, 'AB second');
  await app.open(path, await app.person(1));
  await press('Remove AA first');
  await press('Remove the feed', await one('dialog', 'Remove AA first?'));
  await until(() => expect(all('heading', 'AA first')).toEqual([]));
  await expectFocus('heading', 'AB second');
});

test('takes a feed off the list that another administrator removed meanwhile', async () => {
  const admin = await app.person(1);
  const id = await insertFeed(app, 'AC third');
  await app.open(path, admin);
  await press('Remove AC third');
  await app.ok('deleteJobFeed', { as: admin, path: { id } });
  await press('Remove the feed', await one('dialog', 'Remove AC third?'));
  await until(() => expect(all('heading', 'AC third')).toEqual([]));
  expect(all('dialog')).toEqual([]);
});

test('reports on the next page a call that failed, also where the contract has no words for it', async () => {
  await insertFeed(app, 'Skaneateles jobs');
  await app.open(path, await app.person(1));
  const held = app.edge.hold(callOf('runJobFeed'));
  await press('Run now: Skaneateles jobs');
  const run = await held;
  await goTo('Audit log');
  await one('heading', 'Audit log');
  run.cut();
  const error = await message('Error');
  expect(error.textContent).toContain('What you asked for was not done after you left the page.');
  await press('Go back to that page', error);
  await one('heading', 'Skaneateles jobs');
});
