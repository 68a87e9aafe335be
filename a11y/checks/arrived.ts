import { expect, type Page } from '@playwright/test';

/** Resolves when the page has its heading. A start that takes long has a heading of its own first. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.locator('.arriving-room')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
}
