import type { Page } from '@playwright/test';
import { passageLanguage } from '#domain/passageLanguage.ts';
import type { Finding } from '../checks/findings.ts';

/** Languages of one script, whose letters do not tell them apart. */
const alike: readonly (readonly string[])[] = [
  ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn'],
  ['ar', 'fa', 'ur', 'ps', 'ug'],
  ['he', 'yi'],
  ['zh', 'ja', 'ko', 'yue'],
  ['hi', 'mr', 'ne', 'sa'],
];

/** A passage in another language says so, so that it is read in its own voice (WCAG 3.1.2). */
export async function languageFindings(page: Page): Promise<Finding[]> {
  const passages = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          !['SCRIPT', 'STYLE'].includes(element.tagName) &&
          // What nobody hears is not read in the wrong voice.
          !element.closest('[aria-hidden="true"]') &&
          window.inPage.isVisible(element),
      )
      .map((element) => ({
        target: window.inPage.selectorOf(element),
        language: element.closest('[lang]')?.getAttribute('lang') ?? '',
        text: [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join(' '),
      })),
  );
  return passages.flatMap(({ target, language, text }) => {
    const spoken = passageLanguage(text);
    const marked = language.split('-')[0]?.toLowerCase() ?? '';
    if (spoken === null || spoken === marked) return [];
    if (alike.some((all) => all.includes(spoken) && all.includes(marked))) return [];
    const message = `Its words are of "${spoken}", and it is marked as "${language}".`;
    return [{ rule: 'language-of-parts', target, message }];
  });
}
