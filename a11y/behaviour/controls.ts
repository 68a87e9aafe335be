import type { Page } from '@playwright/test';
import { prepareInPage } from '../checks/inPage.ts';

/** What a control is worked by: Enter for a link, Space for what is switched, both for a button. */
export type Kind = 'link' | 'button' | 'switch' | 'field';

export interface Control {
  /** Its place in window.controls, in the order of the document. */
  place: number;
  /** A short selector for this element only. */
  target: string;
  kind: Kind;
  /** It leads to a place in the same page. */
  staysHere: boolean;
}

declare global {
  interface Window {
    controls: HTMLElement[];
  }
}

/** What can be worked on the page now: of an open modal dialog only what is in it. */
export async function findControls(page: Page): Promise<Control[]> {
  await prepareInPage(page);
  return page.evaluate(() => {
    const kinds: readonly [kind: Kind, selector: string][] = [
      ['switch', '[type="checkbox"], [type="radio"], [role="checkbox"], [role="switch"]'],
      ['switch', '[role="radio"], [role="tab"], [role="option"]'],
      ['button', 'button, summary, [type="button"], [type="submit"], [type="reset"]'],
      ['button', '[role="button"], [role="menuitem"]'],
      ['link', 'a[href], area[href], [role="link"]'],
      ['field', 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'],
    ];
    const kindOf = (element: Element) =>
      kinds.find(([, selector]) => element.matches(selector))?.[0];
    const all = kinds.map(([, selector]) => selector).join(', ');
    const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].findLast(
      (element) => window.inPage.isVisible(element),
    );
    window.controls = [...(modal ?? document).querySelectorAll<HTMLElement>(all)].filter(
      (element) =>
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        window.inPage.isVisible(element),
    );
    return window.controls.map((element, place) => ({
      place,
      target: window.inPage.selectorOf(element),
      kind: kindOf(element) ?? 'field',
      staysHere: (element.getAttribute('href') ?? '').startsWith('#'),
    }));
  });
}
