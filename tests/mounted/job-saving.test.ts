import { expect, test } from 'vitest';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { internal } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  closeSuccess,
  expectSeen,
  expectSuccess,
  message,
} from '#tests/support/mounted/seen.ts';
import { all, button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Night Baker'), jobNamed('Clerk')]));
const allJobs = '/candidate/jobs/all-jobs';
const saving = /^POST .*\/ProfileSavedJobsV2$/;
const added = 'Job added to saved jobs successfully';
const removed = 'Job removed from saved jobs successfully';
const noServer = 'We could not reach the server.';

const cardOf = async (job: string) => {
  const list = await one('list', 'All jobs');
  return until(() => {
    const card = [...list.children].find((one) => one.querySelector('a')?.textContent === job);
    if (!(card instanceof HTMLElement)) throw new Error(`There is no card of ${job}.`);
    return card;
  });
};
const saveOf = async (job: string) => button(/^(Save job|Saved\. Remove)/, await cardOf(job));
const isSaved = async (job: string) => nameOf(await saveOf(job)).startsWith('Saved');
const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent.trim();
const expectSaved = (job: string, wanted: boolean) =>
  until(async () => expect(await isSaved(job), job).toBe(wanted));
const expectOnSave = (job: string) =>
  until(async () => expect(document.activeElement).toBe(await saveOf(job)));
const pressSave = async (job: string) => pressOn(await saveOf(job));

test('takes back a save that the server refuses, and says so', async () => {
  await app.open(allJobs);
  await expectSaved('Clerk', false);
  await app.without('saved_job', async () => {
    await pressSave('Clerk');
    await acknowledge('Error', internal);
    await expectSaved('Clerk', false);
    await expectOnSave('Clerk');
  });
  await pressSave('Clerk');
  await expectSuccess(added);
  await expectSaved('Clerk', true);
});

test('reports both outcomes of two jobs saved at the same time', async () => {
  await app.open(allJobs);
  await expectSaved('Clerk', false);
  const held = app.edge.hold(saving);
  await pressSave('Clerk');
  const slow = await held;
  await pressSave('Night Baker');
  await expectSuccess(added);
  await until(() => expect(app.heard).toContain(added));
  slow.cut();
  expect((await message('Error')).textContent).toContain(noServer);
  await press('OK', await message('Error'));
  await until(() => expect(all('dialog', 'Error')).toEqual([]));
  await expectSaved('Clerk', false);
  await expectSaved('Night Baker', true);
  await expectOnSave('Night Baker');
});

test('says at a press that nobody can tell what is saved, and the next press works', async () => {
  const mend = app.edge.cutAll(/^GET .*\/ProfileSavedJobsV2\//);
  await app.open(allJobs);
  await pressSave('Clerk');
  await acknowledge('Error', noServer);
  await expectSaved('Clerk', false);
  mend();
  await pressSave('Clerk');
  await expectSuccess(added);
  await expectSaved('Clerk', true);
});

test('does a press as well that comes while the job is still being saved', async () => {
  await app.open(allJobs);
  await expectSaved('Clerk', false);
  const held = app.edge.hold(saving);
  await pressSave('Clerk');
  const call = await held;
  await expectSaved('Clerk', true);
  await pressSave('Clerk');
  await expectSaved('Clerk', false);
  await call.answer();
  await expectSuccess(removed);
  await closeSuccess();
  await app.reload();
  await expectSaved('Clerk', false);
});

test('removes a job that another tab removed already, without an error', async () => {
  const person = await app.open(allJobs);
  await expectSaved('Clerk', false);
  await pressSave('Clerk');
  await expectSuccess(added);
  await closeSuccess();
  const [saved] = await app.ok('listSavedJobs', { as: person, path: { id: person.userGuid } });
  await app.ok('unsaveJob', { as: person, path: { id: saved?.profileSavedJobId ?? '' } });
  await pressSave('Clerk');
  await expectSuccess(removed);
  await expectSaved('Clerk', false);
});

test('reports a job that could not be saved after its page was left, with a link back', async () => {
  await app.open(allJobs);
  await expectSaved('Clerk', false);
  const held = app.edge.hold(saving);
  await pressSave('Clerk');
  const call = await held;
  pressOn(await one('link', 'Remote'));
  await one('heading', 'Remote jobs');
  call.cut();
  const error = await message('Error');
  expect(error.textContent).toContain('We could not save the job after you left the page.');
  await press('Go back to that page', error);
  await expectSeen('2 jobs found');
  await expectSaved('Clerk', false);
});

test('loads every saved job after those of the first load were taken off', async () => {
  const person = await app.person();
  const saved = Array.from({ length: 55 }, (_, number) => jobNamed(`Saved ${number}`));
  await insertJobs(app.database.db, saved);
  for (const { source_guid: jobFeedSourceGUID } of saved)
    await app.ok('saveJob', {
      as: person,
      body: { userGuid: person.userGuid, jobFeedSourceGUID },
    });
  await app.open('/candidate/jobs/saved-jobs', person);
  const list = await one('list', 'Saved jobs');
  // The cards come a few at a time.
  await until(() => expect(list.children).toHaveLength(25));
  for (let taken = 1; taken <= 25; taken += 1) {
    pressOn(all('button', /^Saved. Remove from saved/, list)[0] ?? list);
    await closeSuccess();
    await until(() => expect(all('dialog')).toEqual([]));
    await until(() => expect(all('button', /^Save job/, list)).toHaveLength(taken));
  }
  for (const shown of [50, 55]) {
    await press(/^Load/);
    await until(() => expect(list.children).toHaveLength(shown));
  }
  expect(all('button', /^Saved. Remove from saved/, list)).toHaveLength(30);
});
