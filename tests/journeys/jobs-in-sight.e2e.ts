import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { cardsOf, jobPaths, NOT_SAVED, SAVED, searchFor } from '#tests/support/jobPages.ts';
import { demoCandidate, openAs } from '#tests/support/people.ts';

const LIST = 'Recommended jobs';

/** How far the end of an element is below the top of the window, in px. */
async function endOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box.y + box.height;
}

const fold = (page: Page) =>
  page.getByRole('button', { name: 'Search by words and place', exact: true });

test('shows two whole cards below the search in a window of 1280 by 900', async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, await demoCandidate(app), jobPaths.recommended);
  const cards = cardsOf(page, LIST);
  await expect(cards).toHaveCount(25);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(search).toBeVisible();
  await expect(fold(page)).toBeHidden();
  expect(await endOf(search)).toBeLessThan(await endOf(cards.nth(0)));
  expect(await endOf(cards.nth(1))).toBeLessThanOrEqual(900);
});

for (const width of [1280, 390])
  test(`keeps a card of a shelf at most 262 px high in a window ${width} wide`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, await demoCandidate(app), jobPaths.home);
    for (const list of ['Recommended jobs', 'All jobs']) {
      const cards = cardsOf(page, list);
      await expect(cards).toHaveCount(12);
      const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(262);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(200);
    }
  });

test('shows the title and Save of the first card in a window of 390 by 844', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await demoCandidate(app), jobPaths.recommended);
  const cards = cardsOf(page, LIST);
  await expect(cards).toHaveCount(25);
  const first = cards.first();
  expect(await endOf(first.getByRole('link'))).toBeLessThanOrEqual(844);
  const save = first.getByRole('button', {
    name: new RegExp(`${NOT_SAVED.source}|${SAVED.source}`),
  });
  expect(await endOf(save)).toBeLessThanOrEqual(844);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('unfolds the search in place on a phone, and says what is in use when folded', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await demoCandidate(app), jobPaths.all);
  await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
  const words = page.getByRole('searchbox', { name: 'Job title or words' });
  await expect(words).toBeHidden();
  await fold(page).press('Enter');
  await expect(fold(page)).toBeFocused();
  await expect(fold(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(words).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(words).toBeFocused();
  await searchFor(page, 'nurse', 'NY');
  await expect(page).toHaveURL(`${jobPaths.all}?words=nurse&place=NY`);
  await expect(words).toBeVisible();
  await fold(page).press('Enter');
  await expect(words).toBeHidden();
  await expect(page.getByRole('main').getByText('nurse, NY', { exact: true })).toBeVisible();
});

test('keeps the search open when the window becomes narrow while it has the focus', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, await demoCandidate(app), jobPaths.all);
  const words = page.getByRole('searchbox', { name: 'Job title or words' });
  await words.focus();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(fold(page)).toBeVisible();
  await expect(words).toBeFocused();
  await expect(words).toBeVisible();
});
