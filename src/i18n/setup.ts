import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolateIn } from '#domain/isolate.ts';
import { directionOf, ENGLISH, localeOf } from '#domain/languages.ts';
import common from '#src/i18n/en/common.json';
import type { LanguageTexts } from '#src/i18n/languageTexts.ts';

/** One file for each area in English, fetched with the first page that needs it. */
const english = import.meta.glob<object>(['./en/*.json', '!./en/common.json'], {
  import: 'default',
});
/** What knows the files of another language. English pages do not carry the names of those. */
const others = import.meta.glob<LanguageTexts>('./*/texts.ts');

/** The area of the server's problems, which English pages take from the server itself. */
export const SERVER_PROBLEMS = 'serverProblems';

type Text = object;

/** Fetches an area's text in a language; undefined where there is none. */
async function fetchText(language: string, namespace: string): Promise<Text | undefined> {
  if (language === ENGLISH) return english[`./en/${namespace}.json`]?.();
  const texts = await others[`./${language}/texts.ts`]?.();
  return texts?.textOf(namespace);
}

/** Assistive technology pronounces a page by its language (WCAG 3.1.1). */
function markPage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

const loader: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    fetchText(language, namespace).then(
      (text) =>
        text === undefined
          ? done(new Error(`There is no text ${language}/${namespace}.`), false)
          : done(null, text as Record<string, unknown>),
      // true: asked for again, a little later each time.
      (error: unknown) => done(error as Error, true),
    );
  },
};

/**
 * Loads the texts of areas for later, perhaps without a network. Unlike i18next's own
 * loadNamespaces it reports a failure, and can be called again.
 */
export const loadTexts = (...namespaces: readonly string[]): Promise<void> =>
  loadTextsIn(i18next.language, namespaces);

async function loadTextsIn(language: string, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      const text = await fetchText(language, namespace);
      if (text) i18next.addResourceBundle(language, namespace, text);
    }),
  );
}

/**
 * Fetches what the pages that are open say, in another language, so that none is half translated
 * when it is shown. @throws Error when a text does not come
 */
export const loadLanguage = (language: string): Promise<void> =>
  loadTextsIn(language, [
    ...Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}),
    ...(language === ENGLISH ? [] : [SERVER_PROBLEMS]),
  ]);

/** The language of what is shown. */
export const shownLanguage = (): string => i18next.language;

/** Shows everything in a language whose texts are loaded. */
export async function showLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(language);
}

/**
 * When texts do not load, the page cannot be shown, because its keys are no words
 * (src/layouts/PageBoundary.tsx).
 */
let hasFailed = false;
i18next.on('failedLoading', () => {
  hasFailed = true;
});

i18next.on('languageChanged', markPage);

/**
 * Makes `t` ready with the common text; the areas' texts come with their pages.
 * @param wanted the language of the page; English where its texts do not come
 */
export async function setUpText(wanted: string = ENGLISH): Promise<void> {
  const text =
    wanted === ENGLISH ? undefined : await fetchText(wanted, 'common').catch(() => undefined);
  const language = text === undefined ? ENGLISH : wanted;
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      resources: { [ENGLISH]: { common }, ...(text ? { [language]: { common: text } } : {}) },
      partialBundledLanguages: true,
      // React escapes. Names and numbers in a sentence from right to left stand apart from it.
      interpolation: {
        escapeValue: true,
        escape: (value) => isolateIn(i18next.language, value),
      },
      returnNull: false,
      maxRetries: 2,
      parseMissingKeyHandler: (key) => {
        if (hasFailed) throw new Error(`The text "${key}" did not come.`);
        return key;
      },
    });
  // Beside the first page: until it is there, the server's English is shown.
  if (language !== ENGLISH) void loadTexts(SERVER_PROBLEMS).catch(() => undefined);
  // A language is written in several countries; ours write 12,345.
  i18next.services.formatter?.addCached('number', (id, options) => {
    const format = new Intl.NumberFormat(localeOf(id ?? ENGLISH), options);
    return (value: number) => format.format(value);
  });
}
