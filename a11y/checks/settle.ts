import type { Page } from '@playwright/test';

/**
 * Resolves when fonts have loaded and no finite animation runs, so that colors and boxes are
 * final. Scrolls inner scroll areas, such as a long menu, back to the start.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
    for (const part of document.body.querySelectorAll('*'))
      if (part.scrollTop > 0) part.scrollTop = 0;
    await frame();
  });
}
