import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALL_LIMIT_MS } from '#src/api/limitedFetch.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { internal } from '#tests/support/mounted/sections.ts';
import { acknowledge, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, enter, field, fill, one, press } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const tookTooLong = 'The server took too long to answer. Try again. Nothing you typed is lost.';

let limits: (() => void)[] = [];

/** The calls that have no answer now reach their limit. */
const letTheLimitPass = () => limits.splice(0).forEach((pass) => pass());

beforeEach(() => {
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === CALL_LIMIT_MS) limits.push(run);
    return real(run, ms);
  }) as typeof setTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  limits = [];
});

test('says that the server took too long, and opens the page when tried again', async () => {
  const hung = app.edge.hold(/ProfileSavedJobsV2\/GetJobsfromSearch$/);
  await app.open('/candidate/jobs/saved-jobs');
  await hung;
  letTheLimitPass();
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
  letTheLimitPass();
  await acknowledge('Error', tookTooLong);
  expect(await field('Add a skill')).toHaveProperty('value', 'Excel');
});
