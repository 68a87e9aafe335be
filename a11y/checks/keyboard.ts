import type { CDPSession, Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/** An element where Tab stops. */
export interface Stop {
  target: string;
  /**
   * Equal for controls that look alike with the focus, so that one of them can be checked for all.
   */
  look: string;
}

interface Visit {
  kind: 'new' | 'seen' | 'outside';
  place: number;
  target: string;
  look: string;
  isCovered: boolean;
  isInModal: boolean;
}

declare global {
  interface Window {
    tabStops: Element[];
    /** Where each key press of the walk led, recorded at key up. */
    tabVisits: Visit[];
    /** Stops the recording. */
    tabWalk: AbortController;
  }
}

/** Key presses sent at a time, because asking after each one takes longer than the walk. */
const pressesAtOnce = 12;

/**
 * Walks the page with Tab from its start: every focusable element is reached, the walk leaves
 * the page again (or cycles in a modal dialog), and no stop is hidden (WCAG 2.1.1, 2.1.2,
 * 2.4.3, 2.4.11). Restores the focus.
 * @param isBothWays also walks backwards, which takes as long again
 */
export async function walkByKeyboard(
  page: Page,
  isBothWays = true,
): Promise<{ stops: Stop[]; findings: Finding[] }> {
  const before = await page.evaluateHandle(() => document.activeElement);
  const backward = isBothWays ? await walk(page, 'Shift+Tab') : { findings: [] };
  const forward = await walk(page, 'Tab');
  const missed = await page.evaluate(missedByWalk);
  await before.evaluate((element) => {
    if (element instanceof HTMLElement && element !== document.body) element.focus();
  });
  const findings = [
    ...forward.findings,
    ...backward.findings,
    ...missed,
    ...(await tabIndexFindings(page)),
  ];
  const seen = new Set<string>();
  return {
    stops: forward.stops,
    findings: findings.filter(({ rule, target }) => {
      const key = `${rule} ${target}`;
      return seen.has(key) ? false : seen.add(key);
    }),
  };
}

async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: Stop[]; findings: Finding[] }> {
  const stops: Stop[] = [];
  const findings: Finding[] = [];
  const most = await page.evaluate(startWalk);
  const keyboard = await page.context().newCDPSession(page);
  try {
    for (let pressed = 0; pressed < most; pressed += pressesAtOnce) {
      for (const visit of await pressSeveral(page, keyboard, key)) {
        if (visit.kind === 'outside') return { stops, findings };
        if (visit.isCovered) {
          findings.push({
            rule: 'focus-not-hidden',
            target: visit.target,
            message: 'It has the focus, but nothing of it can be seen.',
          });
        }
        if (visit.kind === 'seen') {
          // A walk ends at its first stop; a single stop may keep the focus only in a modal.
          if (visit.place !== 0 || (stops.length === 1 && !visit.isInModal)) {
            findings.push({
              rule: 'no-keyboard-trap',
              target: visit.target,
              message: `${key} comes back here and never leaves.`,
            });
          }
          return { stops, findings };
        }
        stops.push({ target: visit.target, look: visit.look });
      }
    }
  } finally {
    await page.evaluate(endWalk);
    await keyboard.detach();
  }
  findings.push({
    rule: 'no-keyboard-trap',
    target: 'page',
    message: `${most} presses of ${key} did not end.`,
  });
  return { stops, findings };
}

/** Presses the key several times and returns where each press led, in order. */
async function pressSeveral(
  page: Page,
  keyboard: CDPSession,
  key: 'Tab' | 'Shift+Tab',
): Promise<Visit[]> {
  const tab = {
    key: 'Tab',
    code: 'Tab',
    windowsVirtualKeyCode: 9,
    modifiers: key === 'Tab' ? 0 : 8,
  };
  // Presses are sent and answered in order, so none needs to wait for the one before.
  await Promise.all(
    Array.from({ length: pressesAtOnce }).flatMap(() => [
      keyboard.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
      keyboard.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
    ]),
  );
  return page.evaluate(() => window.tabVisits.splice(0));
}

/**
 * In the page: moves the focus before everything and records its path. Returns the most presses
 * that the walk can need.
 */
function startWalk(): number {
  const outside: Visit = {
    kind: 'outside',
    place: -1,
    target: 'page',
    look: '',
    isCovered: false,
    isInModal: false,
  };
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = (box: Element) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const isSeenAt = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    };
    return (
      x1 > x0 &&
      y1 > y0 &&
      parts.some((x) => parts.some((y) => isSeenAt(x0 + (x1 - x0) * x, y0 + (y1 - y0) * y)))
    );
  };
  const visitFocused = (): Visit => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement)
      return outside;
    const known = window.tabStops.indexOf(element);
    const place = known === -1 ? window.tabStops.push(element) - 1 : known;
    const box = window.inPage.visibleBox(element);
    const look = [element.tagName, element.getAttribute('type'), element.getAttribute('role')];
    // Two looks of one part have the same tag and class, but not the same ring and colors.
    const drawn = [element, box, box.parentElement].map((each) => {
      if (each === null) return '';
      const style = getComputedStyle(each);
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
      const { boxShadow, backgroundColor, overflow } = style;
      return [
        [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(' '),
        [boxShadow, backgroundColor, overflow].join(' '),
      ].join(' ');
    });
    return {
      kind: known === -1 ? 'new' : 'seen',
      place,
      target: window.inPage.selectorOf(element),
      look: [
        ...look,
        element.className,
        element.getAttribute('style'),
        element.parentElement?.className,
        ...drawn,
      ].join('|'),
      isCovered: !isSeen(box) || window.inPage.isVisuallyHidden(box),
      isInModal: element.closest('[aria-modal="true"], [role="dialog"], dialog:modal') !== null,
    };
  };
  window.tabStops = [];
  window.tabVisits = [];
  window.tabWalk = new AbortController();
  let hasEnded = false;
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || hasEnded) return;
    const visit = visitFocused();
    hasEnded = visit.kind !== 'new';
    window.tabVisits.push(visit);
  };
  window.addEventListener('keyup', note, { capture: true, signal: window.tabWalk.signal });
  // A native modal dialog keeps the focus inside.
  const start = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  start.setAttribute('tabindex', '-1');
  start.focus();
  start.removeAttribute('tabindex');
  return (
    document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]').length + 60
  );
}

/** In the page: stops the recording. */
function endWalk(): void {
  window.tabWalk.abort();
}

/** In the page: focusable elements that the walk did not reach. */
function missedByWalk(): Finding[] {
  const selector =
    'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable="true"]';
  const reached = new Set(window.tabStops);
  const modal = document.querySelector('dialog:modal');
  const isInReach = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type="hidden"]') &&
    !element.closest('[inert]') &&
    !element.closest('[aria-hidden="true"]') &&
    (modal === null || modal.contains(element)) &&
    window.inPage.isVisible(element);
  // Tab stops at one radio button of a native group; the arrow keys reach the others.
  const isAnsweredFor = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    window.tabStops.some(
      (stop) =>
        stop instanceof HTMLInputElement && stop.type === 'radio' && stop.name === element.name,
    );
  return [...document.querySelectorAll(selector)]
    .filter((element) => isInReach(element) && !reached.has(element) && !isAnsweredFor(element))
    .map((element) => ({
      rule: 'keyboard-reaches',
      target: window.inPage.selectorOf(element),
      message: 'It can have the focus, but the Tab key never comes to it.',
    }));
}

/** The tab order is the document order, and nothing hidden from screen readers takes the focus. */
async function tabIndexFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const findings: Finding[] = [];
    const isModalOpen = document.querySelector('[aria-modal="true"], dialog:modal') !== null;
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )) {
      if (!(element instanceof HTMLElement)) continue;
      const target = window.inPage.selectorOf(element);
      if (element.tabIndex > 0) {
        const message = `tabindex="${element.tabIndex}" takes it out of the order of the page.`;
        findings.push({ rule: 'no-positive-tabindex', target, message });
      }
      const isHidden =
        element.closest('[aria-hidden="true"]') !== null && !element.closest('[inert]');
      const takesFocus =
        element.tabIndex >= 0 && !element.matches(':disabled') && window.inPage.isVisible(element);
      // While a modal is open, everything behind it is hidden and the dialog keeps the focus.
      if (isHidden && takesFocus && !isModalOpen) {
        const message =
          'It takes the focus inside aria-hidden: a screen reader falls silent there.';
        findings.push({ rule: 'no-hidden-focus', target, message });
      }
    }
    return findings;
  });
}
