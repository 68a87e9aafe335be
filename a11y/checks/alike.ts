import type { Page } from '@playwright/test';
import type { Finding } from './findings.ts';

/**
 * Links with one name lead to one place: in a list of links, which is how many people read a page,
 * nothing else tells them apart (WCAG 2.4.9).
 */
export async function alikeFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const nameOf = (link: Element): string => {
      const ids = (link.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const name = named || link.getAttribute('aria-label') || (link.textContent ?? '');
      return name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    };
    // Each article is read as a whole, such as a mail with its link.
    const articles = [...document.querySelectorAll('article')];
    const articleOf = (link: Element) => articles.findIndex((article) => article.contains(link));
    const firsts = new Map<string, HTMLAnchorElement>();
    const findings: Finding[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const name = nameOf(link);
      const key = `${articleOf(link)} ${name}`;
      if (name === '' || !window.inPage.isVisible(link)) continue;
      const first = firsts.get(key);
      firsts.set(key, first ?? link);
      if (first === undefined || first.href === link.href) continue;
      findings.push({
        rule: 'links-told-apart',
        target: window.inPage.selectorOf(link),
        message: `Another link is also called "${name}", and leads elsewhere: to ${first.pathname}.`,
      });
    }
    return findings;
  });
}
