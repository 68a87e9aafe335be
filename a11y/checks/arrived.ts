import { expect, type Page } from '@playwright/test';

/**
 * Resolves when the page has its heading. A start that takes long has a heading of its own first,
 * which is meant only where the look is of the start.
 */
export async function arrived(
  page: Page,
  { isStarting = false }: { readonly isStarting?: boolean } = {},
): Promise<void> {
  await expect(page.locator('.arriving-room')).toHaveCount(isStarting ? 1 : 0);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
}
