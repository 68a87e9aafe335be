import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * Ids are unique, and every attribute that refers to an id finds one. Otherwise a screen reader
 * reads no label or description (WCAG 1.3.1, 4.1.2).
 */
export async function referenceFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const findings: Finding[] = [];
    const byId = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('[id]')) {
      byId.set(element.id, [...(byId.get(element.id) ?? []), element]);
    }
    for (const [id, elements] of byId) {
      const second = elements[1];
      if (!second) continue;
      findings.push({
        rule: 'ids-unique',
        target: window.inPage.selectorOf(second),
        message: `The id "${id}" is used ${elements.length} times, so what points at it finds the wrong one.`,
      });
    }
    const pointers = [
      'aria-labelledby',
      'aria-describedby',
      'aria-details',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'aria-errormessage',
      'aria-flowto',
      'for',
      'list',
      'form',
      'popovertarget',
    ];
    for (const name of pointers) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)) {
          if (byId.has(id)) continue;
          findings.push({
            rule: 'references-resolve',
            target: window.inPage.selectorOf(element),
            message: `${name}="${id}" points at nothing on the page.`,
          });
        }
      }
    }
    return findings;
  });
}
