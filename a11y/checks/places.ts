import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * Every control is inside a landmark, so that who jumps from one to the next comes to all of them,
 * and every heading has something below it (WCAG 1.3.1, 2.4.6).
 */
export async function placeFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const landmarks =
      'main, nav, aside, ' +
      'section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby], ' +
      'dialog, [role="main"], [role="navigation"], [role="banner"], [role="contentinfo"], ' +
      '[role="complementary"], [role="search"], [role="region"], [role="form"], ' +
      '[role="dialog"]';
    // Of the page, and not of a part of it.
    const inBanner = (control: Element) => {
      const banner = control.closest('header, footer');
      return banner !== null && !banner.closest('article, aside, main, nav, section');
    };
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const findings: Finding[] = [];

    // A link into the page, before everything else, is how people skip what comes first.
    const isSkipLink = (control: Element, at: number) =>
      at === 0 && (control.getAttribute('href') ?? '').startsWith('#');
    // A list that is open stands outside, and belongs to its button.
    const isOpened = (control: Element) => control.closest('[role="listbox"], [role="menu"]');
    const shown = [...document.querySelectorAll(controls)].filter(
      (control) =>
        control instanceof HTMLElement &&
        control.tabIndex >= 0 &&
        window.inPage.isVisible(control) &&
        !control.closest('[aria-hidden="true"]'),
    );
    shown.forEach((control, at) => {
      if (control.closest(landmarks) || inBanner(control)) return;
      if (isSkipLink(control, at) || isOpened(control)) return;
      findings.push({
        rule: 'control-in-landmark',
        target: window.inPage.selectorOf(control),
        message: 'The control is outside every landmark, so jumping between them passes it.',
      });
    });

    const levelOf = (heading: Element) =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
    const headings = [
      ...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]'),
    ].filter((heading) => window.inPage.isVisible(heading));
    const partOf = (heading: Element) =>
      heading.closest('dialog, [role="dialog"], main, nav, aside') ?? document.body;
    const holds = 'img, svg[role="img"], input, select, textarea, button, progress, meter, canvas';
    headings.forEach((heading, at) => {
      const part = partOf(heading);
      const next = headings.slice(at + 1).find((other) => partOf(other) === part);
      // A heading of a lower level is what stands below it.
      if (next && levelOf(next) > levelOf(heading)) return;
      const range = document.createRange();
      range.setStartAfter(heading);
      if (next) range.setEndBefore(next);
      else range.setEndAfter(part.lastChild ?? heading);
      const below = range.cloneContents();
      if ((below.textContent ?? '').trim() !== '' || below.querySelector(holds)) return;
      findings.push({
        rule: 'heading-alone',
        target: window.inPage.selectorOf(heading),
        message: `Nothing stands below the heading "${(heading.textContent ?? '').trim()}".`,
      });
    });
    return findings;
  });
}
