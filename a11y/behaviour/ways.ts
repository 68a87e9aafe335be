import type { Page } from '@playwright/test';
import type { Control, Kind } from './controls.ts';

/** How somebody works a control. */
export type Way = 'pointer' | 'touch' | 'Enter' | 'Space';

/** The keys that must do what the pointer does. */
export const keysOf: Readonly<Record<Kind, readonly ('Enter' | 'Space')[]>> = {
  link: ['Enter'],
  button: ['Enter', 'Space'],
  switch: ['Space'],
  field: [],
};

/** Gives the control the focus. @returns false when it cannot have it */
export async function focusOn(page: Page, { place }: Control): Promise<boolean> {
  return page.evaluate((at) => {
    const control = window.controls[at];
    control?.focus();
    return control !== undefined && document.activeElement === control;
  }, place);
}

/** Where the control is seen, in pixels of the window; null when something lies over it. */
async function middleOf(page: Page, { place }: Control) {
  return page.evaluate((at) => {
    const control = window.controls[at];
    if (!control) return null;
    const box = window.inPage.visibleBox(control);
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = box.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isIts = hit !== null && (box.contains(hit) || hit.contains(box) || control.contains(hit));
    return isIts ? { x, y } : null;
  }, place);
}

/** Works the control. @returns false when this way does not come to it */
export async function work(page: Page, control: Control, way: Way): Promise<boolean> {
  if (way === 'Enter' || way === 'Space') {
    if (!(await focusOn(page, control))) return false;
    await page.keyboard.press(way);
    return true;
  }
  const middle = await middleOf(page, control);
  if (middle === null) return false;
  if (way === 'pointer') await page.mouse.click(middle.x, middle.y);
  else await page.touchscreen.tap(middle.x, middle.y);
  return true;
}
