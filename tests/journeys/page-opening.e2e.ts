import type { Page } from '@playwright/test';
import { core, expect, test } from '#tests/support/app.ts';
import { scriptsOf, scriptWith } from '#tests/support/builtFiles.ts';
import { collectAnnouncements, field, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';
import { takeClock } from '#tests/support/time.ts';

/** Opening a page of which something is late, or does not come at all. */

const profile = '/candidate/profile/basic-details';
const isOfSettings = scriptsOf('/candidate/account-settings', profile);
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('announces a slow page while the old page stays', async ({ page, app }) => {
  const heard = await collectAnnouncements(page);
  const person = await makePerson(app);
  await takeClock(page, person);
  await openAs(page, person, profile);
  await expect(field(page, 'Summary')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(isOfSettings, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  // What the first page still had to say is said by now.
  heard.length = 0;
  const asked = page.waitForRequest((request) => isOfSettings(new URL(request.url())));
  await follow(page, 'Account settings');
  await asked;
  const note = seen(page, 'Loading the page');
  await page.clock.runFor(900);
  await expect(note).toHaveCount(0);
  const before = await title(page, 'My Profile').boundingBox();
  await page.clock.runFor(500);
  await expect(note).toBeVisible();
  await expect.poll(() => heard).toEqual(['Loading the page']);
  expect(await title(page, 'My Profile').boundingBox()).toEqual(before);
  held.resolve();
  await page.clock.resume();
  await expect(title(page, 'Account settings')).toBeFocused();
  await expect(note).toHaveCount(0);
});

test(
  'reloads a page of a version that is gone, and restores what was typed',
  core,
  async ({ page, app }) => {
    await signedInCandidate(page, app, profile);
    await field(page, 'Summary').fill('I like quiet mornings.');
    await page.route(isOfSettings, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await follow(page, 'Account settings');
    await expect(title(page, 'This page did not open')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(
      'There may be a newer version of this site.',
    );
    await page.unrouteAll();
    await button(page, 'Reload the page').click();
    await expect(title(page, 'Account settings')).toBeVisible();
    await follow(page, 'My Profile');
    await expect(field(page, 'Summary')).toHaveValue('I like quiet mornings.');
  },
);

test('explains missing texts, and loads them when the network is back', async ({ page, app }) => {
  await signedInCandidate(page, app, profile);
  await expect(field(page, 'First name')).toBeVisible();
  await page.route(scriptWith('Choose who you would like to invite.'), (route) => route.abort());
  await page.route('**/', (route) => route.abort());
  await follow(page, 'Invite job coach');
  await expect(title(page, 'We cannot reach the server')).toBeFocused();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(title(page, 'Invite a job coach')).toBeVisible();
});
