import type { Page } from '@playwright/test';
import { testJpeg, testPng } from '#server/profiles/images/testPictures.ts';
import { expect, onEachDatabase, test } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, field } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button, message } from '#tests/support/sections.ts';

const picture = (page: Page) => page.getByRole('img', { name: 'Your profile image' });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test('accepts only pictures of up to 20 MB', async ({ page, app }) => {
  await signedInCandidate(page, app, '/candidate/profile');
  const area = page.getByRole('button', { name: /^Photo \(optional\)/ });
  await expect(button(page, 'Upload picture')).toBeDisabled();
  await choose(page, 'letter.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(area).toHaveAccessibleDescription(/Only Images are allowed \( JPG \| PNG \)/);
  await expect(button(page, 'Upload picture')).toBeDisabled();
  await choose(page, 'large.png', 'image/png', Buffer.alloc(20_971_521));
  await expect(area).toHaveAccessibleDescription(/Maximum size allowed is 20 MB/);
  await expect(button(page, 'Upload picture')).toBeDisabled();
  // The name says PNG; the server looks inside.
  await choose(page, 'letter.png', 'image/png', Buffer.from('%PDF-1.7'));
  await button(page, 'Upload picture').click();
  await acknowledge(page, 'Error', 'Only Images are allowed ( JPG | PNG )');
  await expect(area).toBeFocused();
  await choose(page, 'me.png', 'image/png', testPng());
  await button(page, 'Upload picture').click();
  await acknowledge(page, 'Success', 'Profile image uploaded successfully');
});

test(
  'shows a picture, also after a reload, replaces it, and takes it away',
  onEachDatabase,
  async ({ page, app }) => {
    const person = await signedInCandidate(page, app, '/candidate/profile');
    await choose(page, 'me.png', 'image/png', testPng());
    await button(page, 'Upload picture').click();
    await acknowledge(page, 'Success', 'Profile image uploaded successfully');
    await expect(picture(page)).toHaveAttribute('src', /^data:image\/png/);
    await page.reload();
    await expect(picture(page)).toHaveAttribute('src', /^data:image\/png/);
    await choose(page, 'me.jpg', 'image/jpeg', testJpeg());
    await button(page, 'Upload picture').click();
    await acknowledge(page, 'Success', 'Profile image uploaded successfully');
    await expect(picture(page)).toHaveAttribute('src', /^data:image\/jpeg/);
    // The details beside it were opened before the picture changed, and can still be saved.
    await field(page, 'ZIP code').fill('13202');
    await button(page, 'Save').click();
    await acknowledge(page, 'Success', 'Updated profile successfully');
    await button(page, 'Remove picture').click();
    await acknowledge(page, 'Success', 'Profile image removed successfully');
    await expect(picture(page)).toHaveCount(0);
    await openAs(page, person, '/candidate/profile');
    await expect(button(page, 'Upload picture')).toBeVisible();
    await expect(button(page, 'Remove picture')).toHaveCount(0);
  },
);

test('says that a picture is sent, lets another one be chosen, and reports a failure after leaving', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  await signedInCandidate(page, app, '/candidate/profile');
  const post = ['POST', '**/User/profileImage/*'] as const;
  await choose(page, 'me.png', 'image/png', testPng());
  const first = hold(page, ...post);
  await button(page, 'Upload picture').click();
  const call = await first;
  await expect.poll(() => heard).toContain('One moment');
  await choose(page, 'other.jpg', 'image/jpeg', testJpeg());
  await call.continue();
  await acknowledge(page, 'Success', 'Profile image uploaded successfully');
  const second = hold(page, ...post);
  await button(page, 'Upload picture').click();
  const other = await second;
  expect(other.request().postDataBuffer()?.includes('other.jpg')).toBe(true);
  await expect(button(page, 'Remove picture')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(button(page, 'Change password')).toBeVisible();
  await other.abort();
  await expect(message(page, 'Error')).toContainText(
    'We could not change your picture after you left the page.',
  );
  await button(message(page, 'Error'), 'Go back to that page').click();
  await expect(picture(page)).toHaveAttribute('src', /^data:image\/png/);
});

test('shows an error when a picture cannot be loaded, and loads it on trying again', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile');
  await choose(page, 'me.png', 'image/png', testPng());
  await button(page, 'Upload picture').click();
  await acknowledge(page, 'Success', 'Profile image uploaded successfully');
  const profile = '**/userSkill/getByUserId/*';
  await page.route(profile, (route) => route.abort());
  await page.reload();
  const part = page.getByRole('region', { name: 'Profile image' });
  await expect(part.getByText('We could not load your picture.')).toBeVisible();
  await page.unroute(profile);
  await button(part, 'Try again').click();
  await expect(picture(page)).toHaveAttribute('src', /^data:image\/png/);
  await expect(part).toBeFocused();
  await expect(button(page, 'Remove picture')).toBeVisible();
});
