import type { Page } from '@playwright/test';
import { testJpeg, testPng } from '#server/profiles/images/testPictures.ts';
import { expect, onEachDatabase, test } from '#tests/support/app.ts';
import { field } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, button } from '#tests/support/sections.ts';

const picture = (page: Page) => page.getByRole('img', { name: 'Your profile image' });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

test('only pictures of up to 20 MB are taken', async ({ page, app }) => {
  await signedInCandidate(page, app, '/candidate/profile');
  const area = page.getByRole('button', { name: /^Picture of you/ });
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
  'a picture is shown, also after a reload, replaced, and taken away',
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
    await button(page, 'Take the picture away').click();
    await acknowledge(page, 'Success', 'Profile image removed successfully');
    await expect(picture(page)).toHaveCount(0);
    await openAs(page, person, '/candidate/profile');
    await expect(button(page, 'Upload picture')).toBeVisible();
    await expect(button(page, 'Take the picture away')).toHaveCount(0);
  },
);
