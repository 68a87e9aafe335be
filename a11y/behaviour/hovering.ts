import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import { type Control, findControls } from './controls.ts';
import { becomesQuiet } from './outcome.ts';

declare global {
  interface Window {
    /** What a pointer may rest on and show something by it. */
    hoverable: Element[];
  }
}

/** Visible elements with words or controls, by their selectors. */
const shownNow = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          window.inPage.isVisible(element) &&
          !window.inPage.isVisuallyHidden(element) &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
          ),
      )
      .map((element) => window.inPage.selectorOf(element)),
  );

/**
 * What shows while the pointer rests on something shows by the keyboard's focus too, there or
 * inside of it (WCAG 1.4.13, 2.1.1).
 * @param most things to rest on
 * @param isWorked the controls that are meant, with what is around and in them
 */
export async function hoverFindings(
  page: Page,
  most: number,
  isWorked: (control: Control) => boolean,
): Promise<{ findings: Finding[]; leftOut: number }> {
  const left = (await findControls(page)).filter((control) => !isWorked(control));
  const targets = await page.evaluate(
    hoverableInPage,
    left.map(({ place }) => place),
  );
  const found: Finding[] = [];
  for (const [place, target] of targets.slice(0, most).entries()) {
    await page.mouse.move(0, 0);
    const before = new Set(await shownNow(page));
    const middle = await page.evaluate((at) => {
      const element = window.hoverable[at];
      if (!element || !window.inPage.isVisible(element)) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, place);
    if (!middle) continue;
    await page.mouse.move(middle.x, middle.y);
    await becomesQuiet(page, 'at rest');
    const shown = (await shownNow(page)).filter((each) => !before.has(each));
    await page.mouse.move(0, 0);
    if (shown.length === 0) continue;
    await page.evaluate((at) => {
      const element = window.hoverable[at];
      const inside = window.controls.find((control) => element?.contains(control));
      (inside ?? window.controls.find((control) => control.contains(element ?? null)))?.focus();
    }, place);
    await becomesQuiet(page, 'at rest');
    const byFocus = new Set(await shownNow(page));
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    if (shown.every((each) => byFocus.has(each))) continue;
    const message = `${shown[0]} shows only while a pointer rests on it, never by the keyboard.`;
    found.push({ rule: 'hover-only', target, message });
  }
  return { findings: found, leftOut: Math.max(0, targets.length - most) };
}

/**
 * In the page: the controls, and whatever a rule of the style sheets shows something by.
 * @param left the places of the controls that are left out, with what is only theirs
 */
function hoverableInPage(left: readonly number[]): string[] {
  const rulesOf = (sheet: CSSStyleSheet): CSSStyleRule[] => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
    } catch {
      // A style sheet of another origin may not be read.
      return [];
    }
  };
  const bases = [...document.styleSheets]
    .flatMap(rulesOf)
    .flatMap(({ selectorText }) => selectorText.split(','))
    .filter((selector) => selector.includes(':hover'))
    .map((selector) => selector.slice(0, selector.indexOf(':hover')).trim() || '*');
  const byRule = bases.flatMap((base) => {
    try {
      return [...document.body.querySelectorAll(base)];
    } catch {
      return [];
    }
  });
  const isMeant = (element: Element) => {
    const own = window.controls.flatMap((control, place) =>
      element.contains(control) || control.contains(element) ? [place] : [],
    );
    return own.length === 0 || own.some((place) => !left.includes(place));
  };
  window.hoverable = [...new Set([...byRule, ...window.controls])].filter(
    (element) => window.inPage.isVisible(element) && isMeant(element),
  );
  return window.hoverable.map((element) => window.inPage.selectorOf(element));
}
