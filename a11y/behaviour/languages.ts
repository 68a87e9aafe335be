import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';

/** Little words that only one of these languages has, and that hardly any sentence lacks. */
const littleWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'is', 'for', 'with', 'your', 'you', 'this', 'are'],
  es: ['el', 'los', 'las', 'del', 'que', 'una', 'para', 'por', 'está', 'usted', 'su'],
  fr: ['le', 'les', 'des', 'est', 'une', 'vous', 'pour', 'dans', 'avec', 'votre', 'et'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'eine', 'sie', 'den'],
  pt: ['os', 'uma', 'não', 'você', 'com', 'são', 'seu', 'pela', 'ao', 'dos', 'é'],
};

/** The languages that are written in a script of their own. */
const scripts: readonly [script: RegExp, languages: readonly string[]][] = [
  [/\p{Script=Cyrillic}{3}/u, ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn']],
  [/\p{Script=Arabic}{3}/u, ['ar', 'fa', 'ur', 'ps', 'ug']],
  [/\p{Script=Hebrew}{3}/u, ['he', 'yi']],
  [/\p{Script=Hangul}{2}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u, ['ja']],
  [/\p{Script=Han}{2}/u, ['zh', 'ja', 'ko', 'yue']],
  [/\p{Script=Devanagari}{2}/u, ['hi', 'mr', 'ne', 'sa']],
];

/** The language that a passage is in, when its words leave no doubt. */
function languageOf(text: string): readonly string[] | null {
  const script = scripts.find(([letters]) => letters.test(text));
  if (script) return script[1];
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? [];
  if (words.length < 6) return null;
  const counts = Object.entries(littleWords).map(
    ([language, little]) =>
      [language, words.filter((word) => little.includes(word)).length] as const,
  );
  const [first, second] = counts.toSorted(([, one], [, other]) => other - one);
  if (!first || !second || first[1] < 3 || first[1] < 2 * second[1] + 1) return null;
  return [first[0]];
}

/** A passage in another language says so, so that it is read in its own voice (WCAG 3.1.2). */
export async function languageFindings(page: Page): Promise<Finding[]> {
  const passages = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          !['SCRIPT', 'STYLE'].includes(element.tagName) && window.inPage.isVisible(element),
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
    const spoken = languageOf(text);
    const marked = language.split('-')[0]?.toLowerCase() ?? '';
    if (spoken === null || spoken.includes(marked)) return [];
    const message = `Its words are of "${spoken[0]}", and it is marked as "${language}".`;
    return [{ rule: 'language-of-parts', target, message }];
  });
}
