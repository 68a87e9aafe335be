import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';
import { tick } from './journeys.ts';

/** Opens the display settings as a pointer does it. */
export async function openDisplaySettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Display settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Display settings' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens them, and ticks the choices of these words. */
export async function chooseDisplay(page: Page, ...words: readonly string[]): Promise<void> {
  const panel = await openDisplaySettings(page);
  for (const word of words) await tick(panel, word);
}

/** How large the text of the page is, against its own standard: 1 or more. */
export function textScale(page: Page): Promise<number> {
  return page.evaluate(
    () => parseFloat(getComputedStyle(document.documentElement).fontSize) / (16 * 1.125),
  );
}
