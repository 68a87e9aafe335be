import { expect, test } from '#tests/support/app.ts';
import { axeFindings } from './checks/axe.ts';
import { inAllModes } from './checks/modes.ts';
import { expectPageAccessible } from './checks/page.ts';

for (const path of ['/api/docs', '/api/docs/places']) {
  test(`${path}: as it opens`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inAllModes(page, () => expectPageAccessible(page, { route: path, state: 'as it opens' }));
  });
}

// Five hundred stops: its parts are those of the others, its size is what is different.
test('/api/docs/user: the longest page is no wider than a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/api/docs/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFindings(page, 'light')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
