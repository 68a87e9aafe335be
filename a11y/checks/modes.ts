import type { Page } from '@playwright/test';
import { settle } from './settle.ts';
import { rememberTextSizes } from './textSize.ts';

/** Every page must pass in each of these modes. */
export const modes = [
  'light',
  'dark',
  'forced colours',
  '320 px',
  '200 % text',
  'text spacing',
] as const;
export type Mode = (typeof modes)[number];

/** True in the gate: one state of each route in one mode. `--all` has all states and modes. */
export const isOnce = process.env['TEST_MODES'] === 'once';

/** The modes of this run. */
export const modesOfThisRun: readonly Mode[] = isOnce ? ['light'] : modes;

const current = new WeakMap<Page, Mode>();

/** The mode of the page now; "light" outside inAllModes. */
export function modeOf(page: Page): Mode {
  return current.get(page) ?? 'light';
}

/**
 * Runs `check` in each mode, then restores the page: light, dark, forced colours (WCAG 1.4.11),
 * 320 px wide (1.4.10), text at 200 % (1.4.4) and wide text spacing (1.4.12).
 */
export async function inAllModes(
  page: Page,
  check: (mode: Mode) => Promise<void>,
  some: readonly Mode[] = modes,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  try {
    for (const mode of some) {
      current.set(page, mode);
      await enter(page, mode, size);
      await check(mode);
    }
  } finally {
    current.delete(page);
    await enter(page, 'light', size);
  }
}

/** Switches the page from any mode to this one. */
async function enter(
  page: Page,
  mode: Mode,
  size: { width: number; height: number },
): Promise<void> {
  await page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced colours' ? 'active' : 'none',
  });
  await page.setViewportSize(mode === '320 px' ? { width: 320, height: 640 } : size);
  await addStyle(page, mode === 'text spacing' ? wideSpacing : '');
  await settle(page);
  if (mode !== '200 % text') return;
  await rememberTextSizes(page);
  const before = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  await addStyle(page, `:root { font-size: ${before * 2}px !important; }`);
  await settle(page);
}

const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds a style sheet like a user style; the page's content security policy stays on. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const others = document.adoptedStyleSheets.filter((sheet) => !('ofTheCheck' in sheet));
    if (text === '') {
      document.adoptedStyleSheets = others;
      return;
    }
    const sheet = Object.assign(new CSSStyleSheet(), { ofTheCheck: true });
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...others, sheet];
  }, css);
}
