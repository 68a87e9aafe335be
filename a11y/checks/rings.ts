import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';
import { focusFindings } from './focus.ts';
import type { Stop } from './keyboard.ts';

/**
 * Every kind of control shows its focus (WCAG 2.4.7, 2.4.13). Computed style proves a plain
 * ring: a line of 2 px or more that appears with the focus, has 3:1 or more against the single
 * color around it, and is neither cut off nor covered. Other rings are checked by screenshot.
 * @param proven styles that passed earlier and are skipped; new ones are added
 */
export async function ringFindings(
  page: Page,
  stops: readonly Stop[],
  proven: Set<string> = new Set(),
): Promise<Finding[]> {
  const places = stops.flatMap(({ look }, place) => (proven.has(look) ? [] : [place]));
  const plain = await plainRings(page, places);
  // One screenshot serves all controls that look alike and whose ring is not plain.
  const inDoubt = new Set(places.filter((place) => !plain.has(place)).map(lookAt));
  for (const look of places.map(lookAt)) if (!inDoubt.has(look)) proven.add(look);
  return focusFindings(page, stops, proven, plain);

  function lookAt(place: number): string {
    return stops[place]?.look ?? '';
  }
}

/** The places of the last walk that have a plain ring. */
export async function plainRings(page: Page, places: readonly number[]): Promise<Set<number>> {
  if (places.length === 0) return new Set();
  const found = await page.evaluate(plainInPage, places);
  return new Set(found);
}

async function plainInPage(places: readonly number[]): Promise<number[]> {
  type Rgb = readonly [number, number, number];
  const leastWidth = 2;
  const leastContrast = 3;

  /**
   * The color seen when one color lies over another; undefined in a notation that is not read
   * here.
   */
  const over = (colour: string, below?: Rgb): Rgb | undefined => {
    if (!colour.startsWith('rgb')) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha === 1) return [red, green, blue];
    if (!below) return undefined;
    const mix = (value: number, under: number) => value * alpha + under * (1 - alpha);
    return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
  };
  const luminance = (colour: Rgb) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Rgb, other: Rgb) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const above = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...above(element.parentElement)] : [];

  /** The one color behind an element, including its own background. */
  const ground = (element: Element): Rgb | undefined => {
    for (const each of [element, ...above(element)]) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      if (backgroundImage !== 'none') return undefined;
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return over(backgroundColor);
    }
    return undefined;
  };
  const line = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const [width, offset] = [parseFloat(outlineWidth), parseFloat(outlineOffset)];
    if (outlineStyle === 'none' || width < leastWidth) return undefined;
    return { colour: outlineColor, width, offset };
  };
  type Line = NonNullable<ReturnType<typeof line>>;

  /** How far the ring reaches: left, top, right, bottom. */
  const reach = (element: Element, { width, offset }: Line) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const out = Math.max(0, width + offset);
    return { left: left - out, top: top - out, right: right + out, bottom: bottom + out };
  };
  const isWhole = (element: Element, ring: ReturnType<typeof reach>) => {
    const isInside = (box: { left: number; top: number; right: number; bottom: number }) =>
      ring.left >= box.left - 0.5 &&
      ring.top >= box.top - 0.5 &&
      ring.right <= box.right + 0.5 &&
      ring.bottom <= box.bottom + 0.5;
    return (
      isInside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }) &&
      [element, ...above(element)].every((each) => {
        const { opacity, filter, clipPath, overflow, contain } = getComputedStyle(each);
        if (opacity !== '1' || filter !== 'none' || clipPath !== 'none') return false;
        const cuts = overflow !== 'visible' || /paint|strict|content/.test(contain);
        const isRoot = each === document.documentElement || each === document.body;
        return !cuts || each === element || isRoot || isInside(each.getBoundingClientRect());
      })
    );
  };
  const isUncovered = (element: Element, { width, offset }: Line) => {
    const at = offset + width / 2;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x0, y0, x1, y1] = [left - at, top - at, right + at, bottom + at];
    return [0.2, 0.5, 0.8].every((share) => {
      const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
      return [
        [x, y0],
        [x, y1],
        [x0, y],
        [x1, y],
      ].every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && (hit.contains(element) || element.contains(hit));
      });
    });
  };
  /** An element around a control may draw the ring, but not one around several controls. */
  const drawers = (element: Element) => {
    const shown = window.inPage.visibleBox(element);
    const around = above(shown)
      .slice(0, 3)
      .filter((each) => window.tabStops.filter((stop) => each.contains(stop)).length === 1);
    return [shown, ...around];
  };
  const isPlain = (element: Element, before: Line | undefined) => {
    const now = line(element);
    if (!now || before || element.getClientRects().length !== 1) return false;
    const behind = now.offset < 0 ? element : element.parentElement;
    const below = behind ? ground(behind) : undefined;
    const colour = over(now.colour, below);
    return (
      colour !== undefined &&
      below !== undefined &&
      contrast(colour, below) >= leastContrast &&
      isWhole(element, reach(element, now)) &&
      isUncovered(element, now)
    );
  };

  const found: number[] = [];
  for (const place of places) {
    const element = window.tabStops[place];
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    const before = drawers(element).map((each) => [each, line(each)] as const);
    element.focus();
    // Scripts of the page update the style before the next task.
    await Promise.resolve();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (before.some(([each, was]) => isPlain(each, was))) found.push(place);
  }
  return found;
}
