import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENGLISH } from '#domain/languages.ts';
import { PSEUDO_LANGUAGE, pseudoTexts } from '#tests/support/pseudoLanguage.ts';
import { settle } from './settle.ts';

const folder = `src/i18n/${ENGLISH}`;
/** The texts of every area in the pseudo-language. */
const texts = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.json', ''),
    pseudoTexts(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  ]),
);

/** What the check needs of i18next. */
interface I18n {
  readonly changeLanguage: (language: string) => Promise<unknown>;
  readonly addResourceBundle: (language: string, area: string, texts: unknown) => unknown;
}

/**
 * Changes the language of the page that is open, as the menu of languages will: everything stays
 * where it is. The built app is the one that people get, and the texts are in none of its files.
 * @param direction of the writing; from right to left it is like Arabic
 */
export async function changeToPseudoLanguage(
  page: Page,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<void> {
  await page.evaluate(
    async ({ language, byArea, dir }) => {
      const isObject = (value: unknown): value is Record<string, unknown> =>
        typeof value === 'object' && value !== null;
      const isI18n = (value: unknown): value is I18n =>
        isObject(value) && 'changeLanguage' in value && 'addResourceBundle' in value;
      /** i18next stands in what useTranslation keeps in React's tree; no file exports it. */
      const findIn = (fiber: unknown): I18n | undefined => {
        if (!isObject(fiber)) return undefined;
        for (let hook = fiber['memoizedState']; isObject(hook); hook = hook['next']) {
          const kept: unknown[] = [hook['memoizedState']].flat();
          const found = [...kept, ...kept.map((one) => isObject(one) && one['i18n'])].find(isI18n);
          if (found) return found;
        }
        return findIn(fiber['child']) ?? findIn(fiber['sibling']);
      };
      const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
        key.startsWith('__reactContainer$'),
      )?.[1];
      const i18n = findIn(root?.stateNode.current);
      if (!i18n) throw new Error('Nothing in the page uses i18next.');
      for (const [area, its] of Object.entries(byArea)) i18n.addResourceBundle(language, area, its);
      await i18n.changeLanguage(language);
      document.documentElement.dir = dir;
    },
    { language: PSEUDO_LANGUAGE, byArea: texts, dir: direction },
  );
  await settle(page);
}
