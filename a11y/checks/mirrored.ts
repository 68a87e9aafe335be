import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** A box of the page, counted from the side where a line begins. */
interface Placed {
  readonly start: number;
  readonly what: string;
  /** A picture of an arrow or a side, turned to where the line goes. */
  readonly isTurned: boolean;
}

/**
 * Every element of the page in document order; null for what is not compared: words inside a
 * line, whose order is that of their own language, strokes of an icon, parts of a date, and what
 * nobody sees.
 */
async function placesOf(page: Page): Promise<(Placed | null)[]> {
  await settle(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const isFromRight = document.documentElement.dir === 'rtl';
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const box = element.getBoundingClientRect();
      const { display, transform } = getComputedStyle(element);
      const isStroke = element.closest('svg') !== null && !element.matches('svg, rect, text, line');
      const isHidden =
        Math.min(box.width, box.height) <= 1 ||
        element.closest('defs, [style*="clip"], [style*="opacity: 0"], [data-type]') !== null;
      if (isStroke || isHidden || display === 'inline') return null;
      const isArrow = element.matches(
        '.lucide-chevron-left, .lucide-chevron-right, .lucide-arrow-left, .lucide-external-link, .lucide-log-out, .lucide-panel-left-close, .lucide-panel-left-open',
      );
      // An open fold has turned its arrow downwards.
      const isDown =
        element.matches('.lucide-chevron-right') &&
        element.closest('[aria-expanded="true"]') !== null;
      const isTurned = new DOMMatrix(transform).a === (isFromRight ? -1 : 1);
      return {
        start: isFromRight ? width - box.right : box.left,
        what: `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.textContent.slice(0, 30)}`,
        isTurned: !isArrow || isDown || isTurned,
      };
    });
  });
}

/**
 * What is not where a mirror would show it, or does not point there, when the page is written from
 * the right. Empty when all is mirrored.
 */
export async function mirrorFindings(
  page: Page,
  open: (direction: 'ltr' | 'rtl') => Promise<void>,
): Promise<string[]> {
  await open('ltr');
  const fromLeft = await placesOf(page);
  await open('rtl');
  const fromRight = await placesOf(page);
  if (fromLeft.length !== fromRight.length) return [otherBoxes(fromLeft, fromRight)];
  return fromLeft.flatMap((one, index) => {
    const other = fromRight[index] ?? null;
    if (one === null || other === null) return [];
    // Two pixels: the text of two scripts is rounded each on its own.
    const isThere = Math.abs(one.start - other.start) <= 2;
    return isThere && other.isTurned ? [] : [`${one.what}: ${one.start}, ${other.start}`];
  });
}

/** Says where the two pages begin to have other boxes. */
function otherBoxes(fromLeft: (Placed | null)[], fromRight: (Placed | null)[]): string {
  const at = fromLeft.findIndex((one, index) => one?.what !== fromRight[index]?.what);
  const [left, right] = [fromLeft, fromRight].map((list) => list[at]?.what ?? 'nothing');
  return `The page has ${fromLeft.length} boxes and ${fromRight.length}, the first other one is ${left}, ${right}`;
}
