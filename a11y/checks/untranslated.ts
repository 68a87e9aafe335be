import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE } from '#tests/support/pseudoLanguage.ts';
import type { Finding } from './findings.ts';

/** The names of the months, as Intl writes them in the pseudo-language. */
const months = (['long', 'short'] as const).flatMap((length) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(PSEUDO_LANGUAGE, { month: length }).format(new Date(2026, month, 15)),
  ),
);

/**
 * The name of the product and of the person who is signed in; and the words of react-aria, which
 * has its own in every language.
 */
const sameInAll = 'Our Ability,Robin,Sample,Dismiss,Empty,month,day,year,mm,dd,yyyy'
  .split(',')
  .concat(months);

/**
 * What the page got from the server or sent to it since this was called: the words of people and
 * postings, which stay as they are in every language.
 */
export function recordData(page: Page): () => readonly string[] {
  const found = new Set<string>(sameInAll);
  const add = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) found.add(line.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    const sent = request.postData();
    if (sent?.startsWith('{')) add(JSON.parse(sent));
    void (async () => {
      const response = await request.response();
      // The words of a problem are English, so no page may show them.
      if (response?.headers()['content-type']?.startsWith('application/json'))
        add(await response.json());
    })().catch(() => undefined);
  });
  return () =>
    [...found].filter((text) => /\p{L}/u.test(text)).toSorted((a, b) => b.length - a.length);
}

/**
 * Texts outside brackets while the page is in the pseudo-language: they were written into the
 * program instead of taken from the texts, or did not follow the change of the language.
 * Two letters may be the initials of a name.
 * @param data texts that are the same in every language
 */
export async function untranslatedFindings(
  page: Page,
  data: readonly string[],
): Promise<Finding[]> {
  const outside = await page.evaluate(() => {
    const found: { text: string; target: string; where: string }[] = [];
    const isData = (element: Element) =>
      element.closest('[lang]:not(html), [data-live-announcer], script, style') !== null;
    /** What stands outside brackets, given how many are open. */
    const strip = (text: string, open: number): [rest: string, open: number] => {
      let rest = '';
      let depth = open;
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth <= 0) rest += letter;
        if (letter === '⟧') rest += ' ';
      }
      return [rest, Math.max(depth, 0)];
    };
    const add = (text: string, element: Element | null, where: string) => {
      if (/\p{L}{3}/u.test(text))
        found.push({ text, target: element ? window.inPage.selectorOf(element) : 'page', where });
    };

    add(strip(document.title, 0)[0], null, 'title');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const blockOf = (element: Element) =>
      element.closest('p, li, h1, h2, h3, h4, dt, dd, td, th, button, label, legend, div, body');
    let block: Element | null = null;
    let open = 0;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || isData(element) || !window.inPage.isVisible(element)) continue;
      const its = blockOf(element);
      // A sentence with a link in it is several texts; another paragraph starts over.
      if (its !== block) open = 0;
      block = its;
      const [rest, still] = strip(walker.currentNode.textContent ?? '', open);
      open = still;
      add(rest, element, 'text');
    }
    const names = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'];
    for (const name of [...names, 'placeholder', 'alt', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isData(element) && window.inPage.isVisible(element))
          add(strip(element.getAttribute(name) ?? '', 0)[0], element, name);
    return found;
  });
  return outside.flatMap(({ text, target, where }) => {
    const rest = data.reduce((left, each) => left.replaceAll(each, ' '), text);
    return /\p{L}{3}/u.test(rest)
      ? [
          {
            rule: 'untranslated',
            target,
            message: `Its ${where} says "${rest.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}" in every language.`,
          },
        ]
      : [];
  });
}
