import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * Only the announcer has live regions: a second one interrupts it or is not heard at all (WCAG
 * 4.1.3). The announcer has data-live-announcer, like react-aria's own.
 */
export async function liveRegionFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const selector =
      '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], [role="timer"], [role="marquee"], output';
    const strangers = [...document.querySelectorAll(selector)].filter(
      (element) => !element.closest('[data-live-announcer]'),
    );
    return strangers.map((element) => ({
      rule: 'live-regions',
      target: window.inPage.selectorOf(element),
      message: 'A live region outside the announcer; use announce().',
    }));
  });
}
