import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import { readPng } from '../checks/png.ts';
import { findControls } from './controls.ts';

/**
 * A control without visible words is still seen when the person chooses the colors (WCAG 1.4.11):
 * its picture has more than one color. The page is in forced colors.
 */
export async function forcedColourFindings(page: Page): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { place, target, kind } of await findControls(page)) {
    if (kind === 'field') continue;
    const box = await page.evaluate((at) => {
      const control = window.controls[at];
      if (!control) return null;
      const shown = window.inPage.visibleBox(control);
      const words = shown instanceof HTMLElement ? shown.innerText.trim() : '';
      if (words !== '' || window.inPage.isVisuallyHidden(shown)) return null;
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = shown.getBoundingClientRect();
      return width < 4 || height < 4 ? null : { x, y, width, height };
    }, place);
    if (!box) continue;
    const { pixels, channels } = readPng(await page.screenshot({ clip: box, scale: 'css' }));
    const colours = new Set<string>();
    for (let at = 0; at < pixels.length && colours.size < 2; at += channels)
      colours.add(pixels.subarray(at, at + 3).join(' '));
    if (colours.size > 1) continue;
    const message = 'In forced colors nothing of it can be seen.';
    found.push({ rule: 'seen-in-forced-colours', target, message });
  }
  return found;
}
