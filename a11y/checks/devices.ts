import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';
import { prepareInPage } from './inPage.ts';
import { walkByKeyboard } from './keyboard.ts';
import { layoutFindings } from './layout.ts';
import { settle } from './settle.ts';

interface Size {
  width: number;
  height: number;
}

/** A window of 1280 by 1024 px at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const upright = { width: 360, height: 740 };
const lying = { width: 740, height: 360 };

/**
 * What is wrong of the page at 400 % zoom and on a telephone held either way. The window has its
 * size again afterwards.
 */
export async function deviceFindings(page: Page): Promise<Finding[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await prepareInPage(page);
  try {
    await resize(page, zoomed);
    const zoom = [
      ...(await layoutFindings(page)),
      ...(await coverFindings(page)),
      ...(await walkByKeyboard(page, false)).findings,
    ];
    const turned = await lostByTurning(page, upright, lying);
    const wide = await layoutFindings(page);
    const turnedBack = await lostByTurning(page, lying, upright);
    const tall = await layoutFindings(page);
    return [
      ...named('400 % zoom', zoom),
      ...named('lying', [...turned, ...wide]),
      ...named('upright', [...turnedBack, ...tall]),
    ];
  } finally {
    await resize(page, size);
  }
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await settle(page);
}

const named = (look: string, findings: readonly Finding[]) =>
  findings.map((finding) => ({ ...finding, message: `${look}: ${finding.message}` }));

/** What stays in the window while the page scrolls leaves at least half of it (WCAG 2.4.11). */
async function coverFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(async () => {
    const staying = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        /fixed|sticky/.test(getComputedStyle(element).position) &&
        window.inPage.isVisible(element) &&
        !window.inPage.isVisuallyHidden(element) &&
        // An open dialog is what the person works in.
        !element.closest('dialog, [role="dialog"]') &&
        !element.querySelector('dialog, [role="dialog"]'),
    );
    // Sticky parts stay only once the page has scrolled.
    const places = [0, document.documentElement.scrollHeight / 2];
    const findings = new Map<Element, number>();
    for (const place of places) {
      window.scrollTo({ top: place, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const covered = new Set<number>();
      for (const element of staying) {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        if (Math.min(right, innerWidth) - Math.max(left, 0) < innerWidth / 2) continue;
        for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, innerHeight); y += 1)
          covered.add(y);
        if (covered.size > innerHeight / 2 && findings.size === 0)
          findings.set(element, covered.size);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...findings].map(([element, covered]) => ({
      rule: 'half-stays-free',
      target: window.inPage.selectorOf(element),
      message: `What stays while the page scrolls covers ${covered} of ${innerHeight} px.`,
    }));
  });
}

declare global {
  interface Window {
    /** Parts with words that were seen before the telephone was turned. */
    seenBefore: Element[];
  }
}

/** What is there when the telephone is turned may not be gone (WCAG 1.3.4). */
async function lostByTurning(page: Page, from: Size, to: Size): Promise<Finding[]> {
  await resize(page, from);
  await page.evaluate(() => {
    window.seenBefore = [...document.querySelectorAll('main *')].filter(
      (element) =>
        window.inPage.isVisible(element) &&
        // A drawing, such as the first letters of a company.
        !element.closest('[aria-hidden="true"]') &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        ),
    );
  });
  await resize(page, to);
  return page.evaluate(
    (size) =>
      window.seenBefore
        // What is no longer in the document has another part in its place.
        .filter((element) => element.isConnected && !window.inPage.isVisible(element))
        .map((element) => ({
          rule: 'both-orientations',
          target: window.inPage.selectorOf(element),
          message: `It is gone at ${size}: "${(element.textContent ?? '').trim().slice(0, 60)}".`,
        })),
    `${to.width} by ${to.height} px`,
  );
}
