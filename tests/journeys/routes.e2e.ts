import { expect, test } from '#tests/support/app.ts';
import { jobCards } from '#tests/support/journeys.ts';
import { demoCandidate, openAs } from '#tests/support/people.ts';

test('begins a new page at its top, and returns to the place on back', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
  const cards = jobCards(page);
  // What comes later above the cards would move them.
  await expect(page.getByRole('searchbox', { name: 'Job title or words' })).toBeVisible();
  await expect(cards).toHaveCount(25);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const link = cards.nth(14).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  await link.click();
  await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(cards.nth(14)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('returns the focus to the opened job after going back to a list', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
  const link = jobCards(page).nth(9).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('scrolls to the anchor in the address', async ({ page }) => {
  await page.goto('/auth/register');
  await expect(page.getByLabel(/^Confirm password/)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'register-confirmPassword';
  });
  await expect(page.getByLabel(/^Confirm password/)).toBeInViewport();
  await page.goto('/auth/login#main');
  await page.keyboard.press('Tab');
  await expect(page).toHaveTitle('Sign in – Our Ability');
});
