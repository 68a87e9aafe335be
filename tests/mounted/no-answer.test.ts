import { expect, test } from 'vitest';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { internal } from '#tests/support/mounted/sections.ts';
import { acknowledge, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, enter, field, fill, one, press } from '#tests/support/mounted/steps.ts';

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
  await acknowledge('Error', tookTooLong);
  expect(await field('Add a skill')).toHaveProperty('value', 'Excel');
});
