import type { Page } from '@playwright/test';

/** Helpers that run in the browser, for every check that reads the document. */
export interface InPage {
  /** A short selector for this element only. */
  selectorOf(element: Element): string;
  /** True if it is drawn: no display:none, not hidden, and not in a closed part of the page. */
  isVisible(element: Element): boolean;
  /** True if it is only for screen readers, by the usual one-pixel clip. */
  isVisuallyHidden(element: Element): boolean;
  /** The element that people see as this control: the label of a hidden input. */
  visibleBox(element: Element): Element;
}

declare global {
  interface Window {
    inPage: InPage;
  }
}

/** Adds the helpers to the page, once. Call it before any check that uses window.inPage. */
export async function prepareInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Such as "react-aria123-_r_4_": another one each time that the page is opened.
    const generated = /react-aria|radix|headlessui|[:_«]r\w*[:_»]/;
    const selectorOf = (element: Element): string => {
      if (
        element.id !== '' &&
        !generated.test(element.id) &&
        document.querySelectorAll(`#${CSS.escape(element.id)}`).length === 1
      ) {
        return `#${CSS.escape(element.id)}`;
      }
      const parent = element.parentElement;
      const tag = element.tagName.toLowerCase();
      if (!parent) return tag;
      const twins = [...parent.children].filter((child) => child.tagName === element.tagName);
      const place = twins.length > 1 ? `:nth-of-type(${twins.indexOf(element) + 1})` : '';
      return `${selectorOf(parent)} > ${tag}${place}`;
    };
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const isVisuallyHidden = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect();
        const style = getComputedStyle(each);
        const isTiny = width <= 2 && height <= 2 && style.overflow !== 'visible';
        if (isTiny || style.opacity === '0') return true;
        if (style.clipPath === 'inset(50%)' || style.clip === 'rect(0px, 0px, 0px, 0px)')
          return true;
      }
      return false;
    };
    const visibleBox = (element: Element): Element => {
      if (!isVisuallyHidden(element)) return element;
      // A transparent control of full size covers its visible part, such as a file input.
      const { width, height } = element.getBoundingClientRect();
      if (width > 2 && height > 2 && getComputedStyle(element).opacity === '0') {
        return element.parentElement ?? element;
      }
      const own = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      return element.closest('label') ?? own ?? element;
    };
    window.inPage = { selectorOf, isVisible, isVisuallyHidden, visibleBox };
  });
}
