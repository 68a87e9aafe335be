import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';
import { settle } from './settle.ts';

/**
 * Nothing scrolls sideways, leaves the window or is cut off at the current width and text size
 * (WCAG 1.4.4, 1.4.10, 1.4.12), and no column is so narrow that a short word stands in two lines,
 * or any in three. A part with its own scrolling, such as a wide table, may.
 */
export async function layoutFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const findings: Finding[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = Math.max(scrollWidth, document.body.scrollWidth);
    if (wide > clientWidth + 1) {
      findings.push({
        rule: 'no-sideways-scroll',
        target: 'page',
        message: `The page is ${wide} px wide in a window of ${clientWidth} px.`,
      });
    }
    const scrollsItself = (element: Element) => {
      for (
        let each: Element | null = element;
        each && each !== document.body;
        each = each.parentElement
      ) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      }
      return false;
    };
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '',
      );
    const SHORT = 6;
    /** The first word of its own text that is broken, a long one into three lines or more. */
    const brokenWord = (element: Element) => {
      const texts = [...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      for (const text of texts)
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
          if (lines > (word.length <= SHORT ? 1 : 2)) return word;
        }
      return null;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!window.inPage.isVisible(element) || window.inPage.isVisuallyHidden(element)) continue;
      const style = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      const broken =
        hasOwnText(element) && width < 5 * parseFloat(style.fontSize) ? brokenWord(element) : null;
      if (broken)
        findings.push({
          rule: 'words-whole',
          target: window.inPage.selectorOf(element),
          message: `There is room for ${Math.round(width)} px of text: "${broken}" is broken into several lines.`,
        });
      if (
        hasOwnText(element) &&
        width > 0 &&
        (right > clientWidth + 1 || left < -1) &&
        !scrollsItself(element)
      ) {
        findings.push({
          rule: 'inside-window',
          target: window.inPage.selectorOf(element),
          message: `Its text reaches from ${Math.round(left)} to ${Math.round(right)} px in a window of ${clientWidth} px.`,
        });
      }
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2);
      const isDrawing = element instanceof SVGElement || element instanceof HTMLInputElement;
      if (
        isCut &&
        !isDrawing &&
        element !== document.body &&
        (element.textContent ?? '').trim() !== ''
      ) {
        findings.push({
          rule: 'not-cut-off',
          target: window.inPage.selectorOf(element),
          message: 'Text in it is cut off and cannot be scrolled to.',
        });
      }
    }
    return findings;
  });
}

/**
 * The same on a telephone with large text: what has room for either seldom has room for both.
 * The window has its size again afterwards.
 */
export async function telephoneFindings(page: Page): Promise<Finding[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  const findings = await layoutFindings(page);
  if (size) await page.setViewportSize(size);
  await settle(page);
  return findings;
}

/**
 * Controls are at least 44 by 44 px (WCAG 2.5.5), for people with a tremor. A link within a line
 * of text may be as high as the line.
 */
export async function targetSizeFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const least = 44;
    const selector =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"]';
    const isInText = (element: Element) => {
      if (!element.matches('a[href], button') || getComputedStyle(element).display !== 'inline')
        return false;
      return (
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      );
    };
    const small = new Map<Element, DOMRect>();
    for (const element of document.querySelectorAll(selector)) {
      if (!window.inPage.isVisible(element) || isInText(element)) continue;
      if (element.closest('[inert], [aria-hidden="true"]')) continue;
      const box = window.inPage.visibleBox(element);
      if (window.inPage.isVisuallyHidden(box)) continue;
      // A click on a label activates its control, so both together are the target.
      const label =
        box instanceof HTMLInputElement && /checkbox|radio/.test(box.type)
          ? box.closest('label')
          : null;
      const rect = (label ?? box).getBoundingClientRect();
      if (rect.width < least - 0.5 || rect.height < least - 0.5) small.set(label ?? box, rect);
    }
    return [...small].map(([element, { width, height }]) => ({
      rule: 'target-44',
      target: window.inPage.selectorOf(element),
      message: `The control is ${Math.round(width)} by ${Math.round(height)} px; ${least} by ${least} is the least.`,
    }));
  });
}
