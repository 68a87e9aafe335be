import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { directionOf, ENGLISH } from '#domain/languages.ts';
import common from '#src/i18n/en/common.json';

/** One file for each language and area, fetched with the first page that needs it. */
const files = import.meta.glob<object>(['./*/*.json', '!./en/common.json'], { import: 'default' });

/** How to fetch an area's text in a language; undefined where there is none. */
const fileOf = (language: string, namespace: string) => files[`./${language}/${namespace}.json`];

/** Assistive technology pronounces a page by its language (WCAG 3.1.1). */
function markPage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

const loader: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    const load = fileOf(language, namespace);
    if (!load) return done(new Error(`There is no text ${language}/${namespace}.`), false);
    load().then(
      (text) => done(null, text as Record<string, unknown>),
      // true: asked for again, a little later each time.
      (error: unknown) => done(error as Error, true),
    );
  },
};

/**
 * Loads the texts of areas for later, perhaps without a network. Unlike i18next's own
 * loadNamespaces it reports a failure, and can be called again.
 */
export async function loadTexts(...namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const { language } = i18next;
      if (i18next.hasResourceBundle(language, namespace)) return;
      const text = await fileOf(language, namespace)?.();
      if (text) i18next.addResourceBundle(language, namespace, text);
    }),
  );
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

/** Makes `t` ready with the common text; the areas' texts come with their pages. */
export async function setUpText(): Promise<void> {
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: ENGLISH,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      resources: { [ENGLISH]: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
      maxRetries: 2,
      parseMissingKeyHandler: (key) => {
        if (hasFailed) throw new Error(`The text "${key}" did not come.`);
        return key;
      },
    });
}
