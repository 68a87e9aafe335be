import { beforeEach, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX } from '#domain/limits.ts';
import { queryClient } from '#src/api/client/queryClient.ts';
import { aSearch, importJobs } from '#tests/support/alerts.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { expectFocus, expectGone, expectProblem, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, choose, field, fill, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Night Baker'), jobNamed('Baker')]));
const limits = watchLimits();

const PAGE = '/candidate/jobs/saved-searches';
const SEARCHED = '/candidate/jobs/all-jobs?words=baker&place=Utica%2C+NY';
let robin: TestPerson;
beforeEach(async () => {
  robin = await app.person();
});

/** Saves a search past the app. */
const saved = (words: string, changes: object = {}) =>
  app.ok('saveSearch', { as: robin, body: { ...aSearch, name: words, words, ...changes } });
const kept = () => app.ok('listSavedSearches', { as: robin });
const cutOff = 'We could not reach the server. Check your connection and try again.';

test('saves a search with its words, place and filters, announces it once, and returns the focus to the button', async () => {
  await app.open(`${SEARCHED}&hours=full-time&hours=contract&sort=newest`, robin);
  // The code of the list comes before that of the button.
  await expectSeen('jobs found');
  await press('Save this search');
  await expectFocus('textbox', /^Name/);
  expect(await field(/^Name/)).toHaveProperty('value', 'baker near Utica');
  await press('Save');
  await expectFocus('button', 'Search saved');
  const words = 'Search saved. A mail comes each week when there are new jobs.';
  await until(() => expect(app.heard.filter((one) => one === words)).toHaveLength(1));
  expect(await kept()).toMatchObject([
    {
      name: 'baker near Utica',
      list: 'all',
      words: 'baker',
      place: 'Utica, NY',
      filters: { employmentTypes: ['contract', 'full-time'] },
      sort: 'newest',
      frequency: 'weekly',
    },
  ]);
  // As after a reload: the tab knows nothing, and the server keeps filters in its own order.
  queryClient.clear();
  await app.open(`${SEARCHED}&hours=full-time&hours=contract&sort=newest`, robin);
  await one('button', 'Search saved');
});

test('keeps what was typed when the answer is lost, and saves it once when saved again', async () => {
  await app.open(SEARCHED, robin);
  await press('Save this search');
  await fill(/^Name/, 'my bread');
  const call = app.edge.hold(callOf('saveSearch'));
  await press('Save');
  await press('Save');
  await (await call).lose();
  await expectSeen(cutOff);
  expect(await field(/^Name/)).toHaveProperty('value', 'my bread');
  await press('Save');
  await one('button', 'Search saved');
  expect((await kept()).map(({ name }) => name)).toEqual(['my bread']);
});

test('suggests its own name for the same words with another filter', async () => {
  await saved('baker', { name: 'My bread', list: 'all', place: 'Utica, NY', frequency: 'never' });
  await app.open(SEARCHED, robin);
  await press('Search saved');
  expect(await field(/^Name/)).toHaveProperty('value', 'My bread');
  await press('Cancel');
  await tick(/^Full-time/);
  await press('Save this search');
  expect(await field(/^Name/)).toHaveProperty('value', 'baker near Utica');
  await press('Save');
  await one('button', 'Search saved');
  expect((await kept()).map(({ name, frequency }) => [name, frequency])).toEqual([
    ['baker near Utica', 'weekly'],
    ['My bread', 'never'],
  ]);
});

test('does not send a search without a name, however often Save is pressed', async () => {
  await app.open(SEARCHED, robin);
  await press('Save this search');
  await fill(/^Name/, '  ');
  for (const _press of [1, 2]) {
    await press('Save');
    await expectFocus('textbox', /^Name/);
    await expectProblem(await field(/^Name/), 'Give the search a name.');
  }
  await press('Cancel');
  await expectFocus('button', 'Save this search');
  expect(await kept()).toEqual([]);
});

test('refuses the 21st search in words, and leads to those that are saved', async () => {
  for (let at = 1; at <= SAVED_SEARCHES_MAX; at += 1) await saved(`search ${at}`);
  await app.open(SEARCHED, robin);
  await press('Save this search');
  await press('Save');
  const words = 'You have 20 saved searches. Delete one to save another.';
  await expectSeen(words);
  await until(() => expect(app.heard).toContain(words));
  (await one('link', 'See your saved searches')).click();
  await one('heading', 'Saved searches');
  await expectSeen(words);
  await until(() => expect(all('link', /^Open search/)).toHaveLength(SAVED_SEARCHES_MAX));
});

test('passes the focus from Stop mails to how often they come, and counts a choice made meanwhile', async () => {
  await saved('baker');
  await app.open(PAGE, robin);
  const held = app.edge.hold(callOf('changeSavedSearch'));
  await press('Stop mails of baker');
  const call = await held;
  await choose(/How often/, 'Each week');
  await call.answer();
  await until(() => expect(app.heard.at(-1)).toMatch(/^Mails of baker come each week/));
  expect(await kept()).toMatchObject([{ frequency: 'weekly' }]);
  await press('Stop mails of baker');
  await expectFocus('button', /^Never, only here/);
  await until(() => expect(app.heard.at(-1)).toBe('No mails come from baker.'));
  expect(await kept()).toMatchObject([{ frequency: 'never' }]);
  expect(all('button', 'Stop mails of baker')).toEqual([]);
});

test('removes the question after Yes to "Do you still want mails?", and passes the focus on', async () => {
  const { guid } = await saved('baker');
  await app.database.db
    .updateTable('saved_search')
    .set({ asked_at: new Date(), paused_at: new Date(), paused_for: 'unanswered' })
    .where('guid', '=', guid)
    .execute();
  await app.open(PAGE, robin);
  await expectSeen('so mails are paused. Do you still want this?');
  await press('Yes, send me mails of baker');
  await expectGone('Do you still want this?');
  await expectFocus('button', /^Each day/);
  expect(await kept()).toMatchObject([{ frequency: 'daily', paused: null, askedAt: null }]);
});

test('renames a search, also when it was changed elsewhere meanwhile', async () => {
  const { guid } = await saved('baker');
  await app.open(PAGE, robin);
  await press('Rename baker');
  await fill(/^Name/, 'bread');
  await app.ok('changeSavedSearch', {
    as: robin,
    path: { guid },
    body: { name: 'cake', frequency: 'never' },
  });
  await press('Save');
  await expectSeen('This search was changed elsewhere meanwhile.');
  await one('heading', 'cake');
  expect(await field(/^Name/)).toHaveProperty('value', 'bread');
  await press('Save');
  await one('heading', 'bread');
  await expectFocus('button', 'Rename bread');
  await until(() => expect(app.heard.at(-1)).toBe('The search is called bread now.'));
  expect(await kept()).toMatchObject([{ name: 'bread', frequency: 'never' }]);
});

test('renames a search while how often mails come is being changed, and keeps both', async () => {
  await saved('baker');
  await app.open(PAGE, robin);
  await press('Rename baker');
  await fill(/^Name/, 'bread');
  const held = app.edge.hold(callOf('changeSavedSearch'));
  await press('Stop mails of baker');
  const call = await held;
  await press('Save');
  await call.answer();
  await one('heading', 'bread');
  await expectGone('This search was changed elsewhere meanwhile.');
  expect(await kept()).toMatchObject([{ name: 'bread', frequency: 'never' }]);
});

test('changes how often mails come when the answer was lost and it is tried again', async () => {
  await saved('baker');
  await app.open(PAGE, robin);
  const held = app.edge.hold(callOf('changeSavedSearch'));
  await press('Stop mails of baker');
  await (await held).lose();
  await expectSeen(cutOff);
  await press('Stop mails of baker');
  await until(() => expect(app.heard.at(-1)).toBe('No mails come from baker.'));
  await expectGone('This search was changed elsewhere meanwhile.');
  expect(await kept()).toMatchObject([{ frequency: 'never' }]);
});

test('removes a search that was deleted elsewhere, says so, and passes the focus on', async () => {
  await saved('older');
  const { guid } = await saved('baker');
  await app.open(PAGE, robin);
  await one('heading', 'baker');
  await app.ok('deleteSavedSearch', { as: robin, path: { guid } });
  await press('Stop mails of baker');
  await expectGone('baker');
  await until(() => expect(app.heard).toContain('This search was deleted elsewhere.'));
  await expectFocus('link', 'Open older');
});

test('asks before it deletes, and passes the focus on to the next, then to the title', async () => {
  await saved('older');
  await saved('baker');
  await app.open(PAGE, robin);
  await press('Delete baker');
  await press('Keep');
  await expectFocus('button', 'Delete baker');
  await press('Delete baker');
  await press('Delete');
  await expectFocus('link', 'Open older');
  await until(() => expect(app.heard.at(-1)).toBe('The saved search is deleted.'));
  await press('Delete older');
  await press('Delete');
  await expectFocus('heading', 'Saved searches');
  await expectSeen('You have no saved searches yet');
  expect(await kept()).toEqual([]);
});

test('marks the new jobs of a search it opens, also after a lost answer, and leads back to the page', async () => {
  await saved('baker', { place: '' });
  await importJobs(app.database, jobNamed('Bagel Baker', { posted_at: new Date() }));
  // The search learns of it a moment later.
  await until(async () => expect(await kept()).toMatchObject([{ newJobs: 1 }]));
  await app.open(PAGE, robin);
  await expectSeen('1 new today');
  const held = app.edge.hold(callOf('openSavedSearch'));
  (await one('link', 'Open baker')).click();
  await (await held).lose();
  await expectSeen('The list was not opened.');
  await press('Try again');
  await expectSeen('3 jobs found');
  expect(location.pathname + location.search).toBe('/candidate/jobs/all-jobs?words=baker');
  const titles = await until(() => {
    const found = all('heading', /Baker/).map((title) => title.textContent);
    expect(found).toHaveLength(3);
    return found;
  });
  expect(titles[0]).toBe('New Bagel Baker');
  expect(titles.filter((title) => title.startsWith('New'))).toHaveLength(1);
  history.back();
  await one('heading', 'Saved searches');
  await expectSeen('Nothing new today');
});

test('lets an opening that takes long be left, and says that a search is gone', async () => {
  const { guid } = await saved('baker');
  await app.open(PAGE, robin);
  const held = app.edge.hold(callOf('openSavedSearch'));
  (await one('link', 'Open baker')).click();
  await held;
  limits.slow();
  await expectSeen('This takes longer than usual.');
  await press('Cancel');
  await one('heading', 'Saved searches');
  await app.ok('deleteSavedSearch', { as: robin, path: { guid } });
  (await one('link', 'Open baker')).click();
  await one('heading', 'This search is gone');
  await one('link', 'See your saved searches');
});
