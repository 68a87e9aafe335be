import type { Page } from '@playwright/test';
import { core, expect, test } from '#tests/support/app.ts';
import { endFetched, keptOnServer, withServer } from '#tests/support/drafts.ts';
import {
  collectAnnouncements,
  field,
  reviewDialog,
  seen,
  startManually,
} from '#tests/support/journeys.ts';
import { makePerson, openAs, signIn } from '#tests/support/people.ts';
import {
  days,
  letTimePass,
  letTimePassRenewed,
  minutes,
  storedKeys,
  takeClock,
} from '#tests/support/time.ts';

const resumeUpload = '/candidate/resume-upload';
const warningOf = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
/** How long the tab has noticed nobody, in milliseconds. */
const unusedFor = (page: Page) =>
  page.evaluate(() => Date.now() - Number(sessionStorage.getItem('activeAt')));

test('warns in an unused tab, and one key press stays signed in', core, async ({ page, app }) => {
  const person = await makePerson(app);
  const heard = await collectAnnouncements(page);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  const review = await startManually(page, person.email);
  const lastField = field(review, 'ZIP code');
  await expect(lastField).toBeFocused();
  // A call on its way while only one of the two clocks has moved would end the session.
  await keptOnServer(app, person, '13202');
  for (const key of ['Enter', 'Space', 'Escape']) {
    await letTimePassRenewed(page, app, 58 * minutes + 1000);
    await expect(warningOf(page)).toContainText(
      /You will be logged out at \d+:\d\d [AP]M\. What you typed is kept\./,
    );
    await expect(warningOf(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(warningOf(page), key).toHaveCount(0);
    await expect(lastField, key).toBeFocused();
  }
  await expect.poll(() => heard.filter((text) => text === 'You stay signed in.')).toHaveLength(3);
  // Said at two minutes (by the dialog), one minute and half a minute; never by the second.
  await letTimePassRenewed(page, app, 58 * minutes + 1000);
  await expect(warningOf(page)).toBeVisible();
  await letTimePass(page, app, 1 * minutes);
  await expect(warningOf(page)).toContainText('One minute is left.');
  await letTimePass(page, app, 0.5 * minutes);
  await expect(warningOf(page)).toContainText('30 seconds are left.');
  await expect
    .poll(() => heard.filter((text) => text.endsWith('left.')))
    .toEqual(['One minute is left.', '30 seconds are left.']);
  await page.keyboard.press('Enter');
  await expect(warningOf(page)).toHaveCount(0);
});

test('does not warn somebody who types, points or scrolls', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  const review = await startManually(page, person.email);
  // A call on its way while only one of the two clocks has moved would end the session.
  await keptOnServer(app, person, '13202');
  for (const sign of [
    async () => {
      await field(review, 'Ideal job').pressSequentially('Library');
      await keptOnServer(app, person, 'Library');
    },
    () => page.mouse.move(20, 20),
    () => page.mouse.wheel(0, 50),
  ]) {
    await letTimePass(page, app, 40 * minutes);
    await sign();
    // A wheel that was turned is felt a moment later.
    await expect.poll(() => unusedFor(page)).toBeLessThan(1 * minutes);
  }
  await letTimePass(page, app, 40 * minutes);
  await expect(warningOf(page)).toHaveCount(0);
  await expect(field(review, 'Ideal job')).toHaveValue('Library');
});

test('returns to the page with all input when the person signs in again after the end', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  const review = await startManually(page, person.email);
  await field(review, 'Ideal job').fill('Library assistant');
  await keptOnServer(app, person, 'Library assistant');
  await letTimePass(page, app, 58 * minutes + 1000);
  await expect(warningOf(page)).toBeVisible();
  await letTimePass(page, app, 2 * minutes);
  await expect(page).toHaveURL('/auth/login');
  await expect(seen(page, 'You were logged out because nobody used this page')).toBeVisible();
  // The server has the draft, so the shared computer need not; only the address stays.
  expect(await storedKeys(page)).toEqual(['lastPath']);
  await signIn(page, person);
  await expect(page).toHaveURL(resumeUpload);
  await expect(reviewDialog(page)).toContainText(/We kept what you typed .*\. You can continue\./);
  await expect(field(reviewDialog(page), 'Ideal job')).toHaveValue('Library assistant');
});

test('signs out a tab that the browser brings back after the limit', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, resumeUpload);
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  await expect.poll(() => storedKeys(page)).toContain('activeAt');
  await page.evaluate((ago) => {
    const at = Number(sessionStorage.getItem('activeAt'));
    sessionStorage.setItem('activeAt', String(at - ago));
  }, 61 * minutes);
  await page.reload();
  await expect(page).toHaveURL('/auth/login');
  await expect(seen(page, 'You were logged out because nobody used this page')).toBeVisible();
});

test('warns before a session ends for good, and restores later input', async ({ browser }) => {
  await withServer(
    async (app) => {
      const person = await makePerson(app);
      const page = await (await browser.newContext({ baseURL: app.url })).newPage();
      await takeClock(page, person);
      const fetched = endFetched(page);
      await openAs(page, person, resumeUpload);
      const review = await startManually(page, person.email);
      // The code for the sign-in loads a moment after the page, so that it works without a server.
      await fetched;
      // Nothing is left to renew with: the server is away until the refresh token has ended.
      await app.kill();
      await field(review, 'Ideal job').fill('Library assistant');
      await page.clock.fastForward(14 * days - 90_000);
      const warning = page.getByRole('dialog', { name: 'Your session ends soon' });
      await expect(warning).toContainText('To continue after that, sign in again.');
      await expect(warning).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(warning).toHaveCount(0);
      await field(review, 'Middle name').fill('Quincy');
      await page.clock.fastForward(2 * minutes);
      await expect(page).toHaveURL('/auth/login');
      await expect(seen(page, 'Your session has ended. Sign in again')).toBeVisible();
      await app.startAgain();
      await app.advance(14 * days);
      await signIn(page, person);
      await expect(page).toHaveURL(resumeUpload);
      await expect(field(reviewDialog(page), 'Ideal job')).toHaveValue('Library assistant');
      await expect(field(reviewDialog(page), 'Middle name')).toHaveValue('Quincy');
    },
    { SESSION_IDLE_MINUTES: '0' },
  );
});
