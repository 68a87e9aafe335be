import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';
import type { Stop } from './keyboard.ts';
import { readPng, type Picture } from './png.ts';

/** How far outside its control a focus ring may be, in px. */
const margin = 8;
/** Rounded corners and lines between pixels take away part of the exact area. */
const tolerance = 0.7;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Every kind of control shows its focus: screenshots with and without focus differ by at least
 * the area of a 2 px line around the control, in pixels that differ by 3:1 or more (WCAG 2.4.7,
 * 2.4.13).
 * @param proven styles that passed earlier and are skipped; new ones are added
 * @param good stops that need no screenshot
 */
export async function focusFindings(
  page: Page,
  stops: readonly Stop[],
  proven: Set<string> = new Set(),
  good: ReadonlySet<number> = new Set(),
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, stop] of stops.entries()) {
    if (proven.has(stop.look) || good.has(index)) continue;
    // Moves the focus to a distant stop instead of nowhere, because a dialog would take it
    // back.
    const elsewhere = (index + Math.ceil(stops.length / 2)) % stops.length;
    const box = await focusPlace(page, index);
    if (!box) continue;
    const clip = {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    };
    const area = inside(clip, page.viewportSize() ?? { width: 1280, height: 800 });
    const focused = await photograph(page, area);
    // The only stop of a dialog keeps the focus, so its ring is hidden instead.
    if (elsewhere === index) await hideRings(page, true);
    else await moveFocus(page, elsewhere);
    const plain = await photograph(page, area);
    if (elsewhere === index) await hideRings(page, false);
    const changed = changedPixels(focused, plain);
    const least = Math.round(2 * 2 * box.ringed * tolerance);
    if (changed >= least) proven.add(stop.look);
    else {
      findings.push({
        rule: 'focus-visible',
        target: stop.target,
        message: `With the focus ${changed} pixels differ by 3:1; a 2 px line around it would be ${least}.`,
      });
    }
  }
  return findings;
}

/** Focuses a stop of the last walk and returns its visible box; undefined when it is gone. */
async function focusPlace(
  page: Page,
  index: number,
): Promise<(Box & { ringed: number }) | undefined> {
  return page.evaluate((place) => {
    const element = window.tabStops[place];
    if (!(element instanceof HTMLElement) || !element.isConnected) return undefined;
    element.focus();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const shown = window.inPage.visibleBox(element);
    const { x, y, width, height } = shown.getBoundingClientRect();
    // A styled checkbox may have its ring around the small box instead of the whole label.
    const ringed = shown === element ? width + height : Math.min(width + height, 2 * 20);
    return { x, y, width, height, ringed };
  }, index);
}

async function moveFocus(page: Page, place: number): Promise<void> {
  await page.evaluate((where) => {
    const element = window.tabStops[where];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  }, place);
}

/** Hides or shows every line that is drawn around the focused element. */
async function hideRings(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    const others = document.adoptedStyleSheets.filter((sheet) => !('hidesRings' in sheet));
    const sheet = Object.assign(new CSSStyleSheet(), { hidesRings: true });
    sheet.replaceSync('* { outline: none !important; box-shadow: none !important; }');
    document.adoptedStyleSheets = isHidden ? [...others, sheet] : others;
  }, hidden);
}

function inside(box: Box, window: { width: number; height: number }): Box {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const right = Math.min(window.width, Math.ceil(box.x + box.width));
  const bottom = Math.min(window.height, Math.ceil(box.y + box.height));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

async function photograph(page: Page, clip: Box): Promise<Picture> {
  return readPng(await page.screenshot({ clip, animations: 'disabled', scale: 'css' }));
}

/** How many pixels differ by a contrast of 3:1 or more. */
function changedPixels(one: Picture, other: Picture): number {
  let changed = 0;
  for (let at = 0; at < one.width * one.height; at += 1) {
    const first = luminance(one, at);
    const second = luminance(other, at);
    const contrast = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    if (contrast >= 3) changed += 1;
  }
  return changed;
}

/** Relative luminance of one pixel, 0 to 1, as WCAG 2.2 defines it. */
function luminance({ pixels, channels }: Picture, at: number): number {
  const channel = (offset: number) => {
    const value = (pixels[at * channels + offset] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}
