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
  /** It has an address of its own, such as a tab: to press it is to ask for that. */
  hasAddress: boolean;
  /**
   * It is in an entry of a list or table, or a choice of a group, and another one like it and in
   * the same state comes before.
   */
  isRepeated: boolean;
  /** It is in the main part of the page, or in a dialog, not in the frame of all pages. */
  isOfPage: boolean;
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
    const wordOf = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`;
    const wayTo = (from: Element, to: Element | null, word: (element: Element) => string) => {
      const words: string[] = [];
      for (let each: Element | null = from; each && each !== to; each = each.parentElement)
        words.push(word(each));
      return words.join(' ');
    };
    const placeOf = (element: Element) =>
      `${element.tagName}${[...(element.parentElement?.children ?? [])].indexOf(element)}`;
    const stateOf = (element: Element) =>
      [
        'checked' in element && element.checked,
        ...['current', 'expanded', 'pressed', 'checked', 'selected'].map((state) =>
          element.getAttribute(`aria-${state}`),
        ),
      ].join(' ');
    const entry = 'li, tr, [role="row"], [role="listitem"]';
    const choice = 'label, [role="option"], [role="radio"]';
    const group = 'fieldset, [role="group"], [role="radiogroup"], [role="listbox"]';
    // What another control has too that is the same part of an entry alike, in the same state.
    const likenessOf = (element: Element): string | null => {
      const own = element.closest(entry);
      if (own)
        return [
          wayTo(element, own, placeOf),
          wayTo(own, null, wordOf),
          kindOf(element),
          stateOf(element),
        ].join(' | ');
      const chosen = element.closest(choice);
      const around = chosen?.closest(group);
      if (!chosen || !around) return null;
      const place = window.inPage.selectorOf(around);
      return [place, wayTo(element, around, wordOf), stateOf(element)].join(' | ');
    };
    const known = new Set<string>();
    const isRepeated = (element: Element): boolean => {
      const likeness = likenessOf(element);
      if (likeness === null) return false;
      return known.has(likeness) || !known.add(likeness);
    };
    return window.controls.map((element, place) => ({
      place,
      target: window.inPage.selectorOf(element),
      kind: kindOf(element) ?? 'field',
      isRepeated: isRepeated(element),
      isOfPage: element.closest('main, [role="main"], dialog, [role="dialog"]') !== null,
      hasAddress: element.matches('a[href]'),
      staysHere: (element.getAttribute('href') ?? '').startsWith('#'),
    }));
  });
}
