import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

declare global {
  interface Window {
    textSizesBefore?: Map<Element, number>;
  }
}

/** Remembers the size of each text, to check later whether it grew. */
export async function rememberTextSizes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (child: ChildNode) =>
      child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '';
    const texts = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(isText),
    );
    window.textSizesBefore = new Map(
      texts.map((element) => [element, parseFloat(getComputedStyle(element).fontSize)]),
    );
  });
}

/** Finds text that stays small at 200 % text size, because it is set in px (WCAG 1.4.4). */
export async function textSizeFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const least = 1.5;
    const stayed = [...(window.textSizesBefore ?? [])].filter(([element, before]) => {
      if (!element.isConnected || !window.inPage.isVisible(element)) return false;
      return parseFloat(getComputedStyle(element).fontSize) < before * least;
    });
    return stayed.map(([element, before]) => ({
      rule: 'text-grows',
      target: window.inPage.selectorOf(element),
      message: `Its text stays at ${getComputedStyle(element).fontSize} (was ${before}px) when text is set to 200 %.`,
    }));
  });
}
