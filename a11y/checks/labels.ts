import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * The label that is seen of a field is in its name, so that "click Email" finds it by voice (WCAG
 * 2.5.3). axe compares what is seen in a button or link ("label-content-name-mismatch"), and
 * nothing beside a field.
 */
export async function labelFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) =>
      (text ?? '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const isSeen = (element: Element) =>
      window.inPage.isVisible(element) && !window.inPage.isVisuallyHidden(element);
    /** Its words without those that are only heard. */
    const seenText = (element: Element): string =>
      [...element.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent;
          return node instanceof Element && isSeen(node) ? seenText(node) : '';
        })
        .join(' ');
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button'),
    ].filter((field) => window.inPage.isVisible(field));
    return fields.flatMap((field) => {
      const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const given =
        ids.length > 0
          ? ids
              .map((id) => document.getElementById(id))
              .map((each) => each?.getAttribute('aria-label') ?? each?.textContent)
              .join(' ')
          : field.getAttribute('aria-label');
      // Without a given name the labels themselves are the name.
      if (given === null) return [];
      const missing = [...(field.labels ?? [])].filter((label) => {
        const words = isSeen(label) ? plain(seenText(label)) : '';
        return words !== '' && !plain(given).includes(words);
      });
      return missing.map((label) => ({
        rule: 'label-in-name',
        target: window.inPage.selectorOf(field),
        message: `Its label is seen as "${label.textContent?.trim()}", and its name is "${given.trim()}": the label, spoken, does not find it.`,
      }));
    });
  });
}
