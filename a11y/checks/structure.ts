import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * What people without sight navigate by: a title, a language, one h1, headings without gaps,
 * one main, landmarks with different names (WCAG 1.3.1, 2.4.1, 2.4.2, 2.4.6, 3.1.1).
 */
export async function structureFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const findings: Finding[] = [];
    const add = (rule: string, target: Element | 'page', message: string) =>
      findings.push({
        rule,
        target: target === 'page' ? 'page' : window.inPage.selectorOf(target),
        message,
      });
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        window.inPage.isVisible(element),
      );

    const title = document.title.trim();
    if (!title.endsWith('Our Ability')) {
      add('title', 'page', `The title "${title}" does not end with "Our Ability".`);
    }
    const language = document.documentElement.lang;
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language)) {
      add(
        'language',
        'page',
        `The page's language is "${language}", so a screen reader must guess its voice.`,
      );
    }

    const levelOf = (heading: Element) =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));
    const headings = visible('h1, h2, h3, h4, h5, h6, [role="heading"]');
    const firsts = headings.filter((heading) => levelOf(heading) === 1);
    if (firsts.length !== 1)
      add('one-h1', 'page', `There are ${firsts.length} level 1 headings; there must be one.`);
    let before = 0;
    for (const heading of headings) {
      const level = levelOf(heading);
      // A dialog has its own heading outline.
      const startsDialog = heading.closest('[role="dialog"], dialog') !== null;
      if (level > before + 1 && !(startsDialog && level <= 2)) {
        add(
          'heading-order',
          heading,
          `A level ${level} heading follows level ${before}: a level is missing.`,
        );
      }
      if ((heading.textContent ?? '').trim() === '')
        add('heading-empty', heading, 'The heading has no text.');
      before = level;
    }

    const landmarks: [name: string, selector: string, atMost: number][] = [
      ['main', 'main:not([role]), [role="main"]', 1],
      ['banner', 'body > header, #root > header, [role="banner"]', 1],
      ['contentinfo', 'body > footer, #root > footer, [role="contentinfo"]', 1],
    ];
    for (const [name, selector, atMost] of landmarks) {
      const count = visible(selector).length;
      if (count > atMost)
        add(`one-${name}`, 'page', `There are ${count} ${name} landmarks; there may be one.`);
    }
    if (visible('main:not([role]), [role="main"]').length === 0) {
      add('one-main', 'page', 'There is no main landmark to jump to.');
    }
    const navigations = visible('nav, [role="navigation"]');
    const nameOf = (element: Element) => {
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const texts = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '');
      return texts.join(' ') || (element.getAttribute('aria-label')?.trim() ?? '');
    };
    const names = navigations.map(nameOf);
    navigations.forEach((navigation, index) => {
      const name = names[index] ?? '';
      if (navigations.length > 1 && (name === '' || names.indexOf(name) !== index)) {
        add(
          'navigation-names',
          navigation,
          `Several navigations need names that differ; this one is "${name}".`,
        );
      }
    });
    return findings;
  });
}
