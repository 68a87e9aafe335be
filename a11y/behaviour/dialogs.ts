import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import type { Control } from './controls.ts';
import { becomesQuiet } from './outcome.ts';

const opened = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Where the focus is, seen from the dialog that was opened last. */
async function placeOfFocus(page: Page) {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter((each) =>
      window.inPage.isVisible(each),
    );
    const dialog = shown.at(-1);
    const active = document.activeElement;
    return {
      dialogs: shown.length,
      isModal: dialog?.matches('dialog:modal, [aria-modal="true"]') ?? false,
      isInside: dialog !== undefined && active !== null && dialog.contains(active),
      isNowhere: !active || active === document.body || active === document.documentElement,
      control: window.controls.findIndex((each) => each === active),
      isAtProblem: active?.matches('[aria-invalid="true"]') ?? false,
    };
  }, opened);
}

/**
 * The dialog that a control has just opened: it takes the focus, a modal one keeps it, Escape
 * closes it, and the focus goes back to the control, or on to a field with a problem (WCAG 2.1.2,
 * 2.4.3).
 * @param stays the names of dialogs that Escape leaves open: their Close closes them or asks first
 */
export async function dialogFindings(
  page: Page,
  { target, place }: Control,
  stays: readonly string[],
): Promise<Finding[]> {
  const first = await placeOfFocus(page);
  if (!first.isInside)
    return [{ rule: 'dialog-takes-focus', target, message: 'Its dialog opens without the focus.' }];
  const found: Finding[] = [];
  if (first.isModal) {
    const stops = await page.evaluate(() => document.querySelectorAll('a, button, input').length);
    for (let presses = 0; presses < Math.min(stops + 2, 40); presses += 1) {
      await page.keyboard.press('Tab');
      const now = await placeOfFocus(page);
      // The browser's own bars come after the last stop of a native dialog.
      if (now.isInside || now.isNowhere) continue;
      const message = 'Tab leaves its modal dialog for the page behind it.';
      found.push({ rule: 'dialog-keeps-focus', target, message });
      break;
    }
  }
  await page.keyboard.press('Escape');
  await becomesQuiet(page);
  const last = await placeOfFocus(page);
  if (last.dialogs >= first.dialogs) {
    const message = await closedAnotherWay(page, first.dialogs, stays);
    if (message !== null) found.push({ rule: 'dialog-closes', target, message });
  }
  // Or where it belongs next: on the field that the dialog told of.
  else if (last.control !== place && !last.isAtProblem)
    found.push({
      rule: 'dialog-gives-back',
      target,
      message: 'When its dialog closes, the focus does not come back to it.',
    });
  return found;
}

/** Works Close of a dialog that stays on Escape. @returns what is wrong; null when nothing is */
async function closedAnotherWay(
  page: Page,
  dialogs: number,
  stays: readonly string[],
): Promise<string | null> {
  for (const name of stays) {
    const close = page
      .getByRole('dialog', { name, exact: true })
      .getByRole('button', { name: 'Close', exact: true });
    if (!(await close.isVisible())) continue;
    await close.press('Enter');
    await becomesQuiet(page);
    const { dialogs: left, isInside } = await placeOfFocus(page);
    if (left < dialogs || (left > dialogs && isInside)) return null;
    return 'Neither Escape nor Close closes its dialog, or asks.';
  }
  return 'Escape does not close its dialog.';
}
