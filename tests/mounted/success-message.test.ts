import { expect, test } from 'vitest';
import { session } from '#src/session/session.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { closeSuccess, expectFocus, expectSuccess } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Night Baker')]));
const ALL_JOBS = '/candidate/jobs/all-jobs';
const added = 'Job added to saved jobs successfully';
const messages = () => all('dialog', 'Success');

async function saveTheJob(): Promise<HTMLElement> {
  const save = await button(/^Save job/);
  pressOn(save);
  await expectSuccess(added);
  return save;
}

test('announces a success once and leaves the focus where it was when a job is saved', async () => {
  await app.open(ALL_JOBS);
  const save = await saveTheJob();
  expect(document.activeElement).toBe(save);
  await until(() => expect(app.heard).toContain(added));
  expect(app.heard.filter((words) => words.includes(added))).toHaveLength(1);
});

test('gives way to the next success when a job is taken out again', async () => {
  await app.open(ALL_JOBS);
  pressOn(await saveTheJob());
  await expectSuccess('Job removed from saved jobs successfully');
  expect(messages()).toHaveLength(1);
});

test('stays on the page that follows until its button is pressed', async () => {
  await app.open(ALL_JOBS);
  await saveTheJob();
  pressOn(await one('link', 'Remote'));
  await expectFocus('heading', 'Remote jobs');
  await expectSuccess(added);
  await closeSuccess();
  expect(messages()).toEqual([]);
  await expectFocus('heading', 'Remote jobs');
});

test('is gone when the person signs out, and for who signs in after them', async () => {
  const person = await app.open(ALL_JOBS);
  await saveTheJob();
  await press('Log out');
  await until(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  for (const next of [await app.person(), person]) {
    await app.stay(ALL_JOBS, next);
    await button(/(^Save job|^Saved)/);
    expect(messages()).toEqual([]);
  }
});

test('is not said to who signs in when it still waits', async () => {
  await app.open(ALL_JOBS);
  await saveTheJob();
  await press('Log out');
  await until(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  const before = app.heard.length;
  await app.stay('/candidate/jobs/remote-jobs', await app.person());
  await until(() => expect(app.heard.length).toBeGreaterThan(before));
  expect(app.heard.slice(before)).toEqual([
    'There are no remote jobs at the moment. New ones come often.',
  ]);
});
