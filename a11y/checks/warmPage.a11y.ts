import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/warmPage.ts';

// In one worker and in this order, because each test looks at what the one before left.
test.describe.configure({ mode: 'serial' });

let first: Page | undefined;

test('takes what a test leaves in it', async ({ page }) => {
  first = page;
  await page.goto('/auth/login');
  await page.evaluate(() => {
    document.cookie = 'left=yes; path=/';
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/health', (route) => route.fulfill({ body: 'left' }));
  await page.context().newPage();
  await page.context().setOffline(true);
});

test('shows the next test nothing of it in the same page', async ({ page }) => {
  expect(page).toBe(first);
  expect(page.context().pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  const answer = await page.goto('/health');
  expect(await answer?.text()).not.toBe('left');
  expect(
    await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
  ).toEqual(['', 0, 0]);
  await page.addInitScript(() => Object.assign(window, { left: 'yes' }));
});

test('is not used again when it runs a script of the test before', async ({ page }) => {
  expect(page).not.toBe(first);
  first = page;
  await page.clock.install();
});

test('is not used again when it has the clock of the test before', async ({ page }) => {
  expect(page).not.toBe(first);
  expect(await page.evaluate(() => String(setTimeout))).toContain('[native code]');
});
