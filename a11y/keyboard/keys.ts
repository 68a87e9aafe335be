import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/app.ts';

/** More presses than any page here has tab stops. */
const most = 120;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < most && !(await hasFocus(target)); press += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** How often Tab is pressed until the control has the focus. */
export async function stopsTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  let presses = 0;
  for (; presses < most && !(await hasFocus(target)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  return presses;
}

/** Presses Tab until the control has the focus. */
export const tabTo = (page: Page, target: Locator) => walkTo(page, target, 'Tab');
/** Presses Shift and Tab until the control has the focus. */
export const tabBackTo = (page: Page, target: Locator) => walkTo(page, target, 'Shift+Tab');

/** Moves to a text field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Moves to a button or link and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Waits until the new page is open with the focus on its heading. */
export async function arrivesAt(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused();
}

/** At a question of the wizard, by the words above it. */
export async function arrivesAtQuestion(page: Page, step: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAccessibleDescription(step);
  await expect(title).toBeFocused();
}
