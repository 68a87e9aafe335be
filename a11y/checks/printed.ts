import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';
import { prepareInPage } from './inPage.ts';
import { layoutFindings } from './layout.ts';
import { settle } from './settle.ts';

/** What a sheet of A4 or Letter has between its margins. */
const sheet = { width: 720, height: 960 };

/**
 * What is wrong of the page on paper, of a person who has dark colors on the screen: all of the
 * main part is there and nothing is cut off, nothing of the frame is, the sheet is light, and a
 * link to another site says its address. The page is on the screen again afterwards.
 */
export async function printFindings(page: Page): Promise<Finding[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await prepareInPage(page);
  try {
    await page.setViewportSize(sheet);
    await settle(page);
    await page.evaluate(markSeen);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await settle(page);
    return [...(await layoutFindings(page)), ...(await page.evaluate(lookAtPaper))];
  } finally {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize(size);
    await settle(page);
  }
}

declare global {
  interface Window {
    /** Parts with words of the main part that were seen on the screen. */
    seenOnScreen: Element[];
  }
}

/** In the page: notes what is seen on the screen and is meant for paper. */
function markSeen(): void {
  window.seenOnScreen = [...document.querySelectorAll('main *')].filter(
    (element) =>
      window.inPage.isVisible(element) &&
      !window.inPage.isVisuallyHidden(element) &&
      !element.closest('nav, button, [aria-hidden="true"], [data-screen-only]') &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      ),
  );
}

/** In the page, while it is shown as on paper. */
function lookAtPaper(): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, element: Element, message: string) =>
    findings.push({ rule, target: window.inPage.selectorOf(element), message });
  const onPaper = (element: Element) =>
    window.inPage.isVisible(element) && !window.inPage.isVisuallyHidden(element);
  const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);

  for (const element of window.seenOnScreen)
    // What is no longer in the document has another part in its place.
    if (element.isConnected && !onPaper(element))
      add('print-whole', element, `On the screen it says "${words(element)}", on paper nothing.`);
  for (const element of document.querySelectorAll('nav, [role="navigation"]'))
    if (onPaper(element)) add('print-no-menu', element, 'A menu is printed.');
  for (const element of document.body.querySelectorAll('*')) {
    const { position } = getComputedStyle(element);
    if (/fixed|sticky/.test(position) && onPaper(element) && words(element) !== '')
      add('print-no-bar', element, `It is ${position} and lies over what is printed below it.`);
  }

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Relative luminance of a color, 0 to 1; null when it is seen through. */
  const luminance = (color: string): number | null => {
    if (!pen) return null;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    if (alpha < 128) return null;
    const part = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const paperOf = (element: Element | null): number => {
    const own = element ? luminance(getComputedStyle(element).backgroundColor) : 1;
    return own ?? paperOf(element?.parentElement ?? null);
  };
  const dark = window.seenOnScreen.find((element) => {
    if (!element.isConnected || !onPaper(element)) return false;
    const ink = luminance(getComputedStyle(element).color) ?? 0;
    const paper = paperOf(element);
    // A filled button is dark on white paper too.
    const isFilled = element.closest('a, button') !== null;
    return (
      (paper < 0.2 && !isFilled) ||
      (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05) < 4.5
    );
  });
  if (dark) add('print-light', dark, 'It is printed in the dark colors of the screen.');

  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')) {
    if (!onPaper(link) || link.origin === location.origin) continue;
    const said = `${words(link)} ${getComputedStyle(link, '::after').content}`;
    if (!said.includes(link.getAttribute('href') ?? '') && !/attr\(href\)/.test(said))
      add('print-address', link, 'On paper nobody can follow it: its address is not printed.');
  }
  return findings;
}
