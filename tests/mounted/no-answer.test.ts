import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { internal } from '#tests/support/mounted/sections.ts';
import { expectFocus, expectGone, expectSeen, message } from '#tests/support/mounted/seen.ts';
import {
  all,
  enter,
  field,
  fill,
  one,
  press,
  pressOn,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const limits = watchLimits();
const tookTooLong = 'The server took too long to answer. Try again. Nothing you typed is lost.';

test('says that the server took too long, and opens the page when tried again', async () => {
  const hung = app.edge.hold(/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await app.open('/candidate/jobs/saved-jobs');
  await hung;
  limits.pass();
  await expectSeen(tookTooLong);
  expect(all('link', 'Account settings')).toHaveLength(1);
  await press('Try again');
  await expectGone(tookTooLong);
  await one('heading', 'Saved jobs');
});

test('says that a page is slow, and Cancel leads back to where one came from', async () => {
  await app.open('/candidate/jobs/all-jobs');
  const hung = app.edge.hold(/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await one('heading', 'All jobs');
  pressOn(await one('link', 'Saved'));
  await hung;
  await one('heading', 'Saved jobs');
  expect(all('button', 'Cancel')).toEqual([]);
  limits.slow();
  await expectSeen('This takes longer than usual.');
  expect(all('button', 'Try again')).toEqual([]);
  limits.pass();
  await expectSeen(tookTooLong);
  await press('Cancel');
  await one('heading', 'All jobs');
});

test('leads home with Cancel when one came from nowhere', async () => {
  const hung = app.edge.hold(/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await app.open('/candidate/jobs/saved-jobs');
  await hung;
  limits.slow();
  await press('Cancel');
  await one('heading', 'Upload your resume');
  expect(location.pathname).toBe('/candidate/resume-upload');
});

test('puts a part of a page aside with Cancel, from where it is loaded again', async () => {
  const hung = app.edge.hold(callOf('listSessions'));
  await app.open('/candidate/account-settings');
  await hung;
  limits.pass();
  await expectSeen(tookTooLong);
  await press('Cancel');
  await expectSeen('This part is not loaded. You can use the rest of the page.');
  await expectFocus('button', 'Try again');
  await press('Try again');
  await expectGone('This part is not loaded.');
  await expectSeen('This device');
});

const page = (status: number) =>
  new Response('<html><body>undefined</body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

test.each([
  [502, internal],
  [200, 'Something went wrong. Please try again. Nothing you typed is lost.'],
  [429, 'The server has too many requests at the moment. Wait a minute, then try again.'],
])(
  'says what helps, beside the menu, when a list gets an HTML page with %i',
  async (status, text) => {
    const list = /ProfileSavedJobsV2\/GetJobsfromSearch$/;
    const first = app.edge.hold(list);
    await app.open('/candidate/jobs/saved-jobs');
    const call = await first;
    // Unless it was told to wait, it asks once more by itself.
    const second = status !== 429 ? app.edge.hold(list) : null;
    call.reply(page(status));
    if (second !== null) (await second).reply(page(status));
    await expectSeen(text);
    expect(all('link', 'Account settings')).toHaveLength(1);
    await press('Try again');
    await expectGone(text);
  },
);

test('keeps what was typed when saving it gets no answer', async () => {
  await app.open('/candidate/profile/skills');
  await fill('Add a skill', 'Excel');
  const hung = app.edge.hold(/POST .*\/userSkill/);
  await enter('Add a skill');
  await hung;
  limits.pass();
  const dialog = await message('Error');
  expect(dialog.textContent).toContain(tookTooLong);
  await one('button', 'Try again', dialog);
  await press('Cancel', dialog);
  await until(() => expect(dialog.isConnected).toBe(false));
  expect(await field('Add a skill')).toHaveProperty('value', 'Excel');
});
