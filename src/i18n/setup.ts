import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '#src/i18n/en/common.json';

/** One file an area; an area's text is loaded with its first page. */
const files: Readonly<Record<string, () => Promise<{ default: object }>>> = {
  account: () => import('#src/i18n/en/account.json'),
  areas: () => import('#src/i18n/en/areas.json'),
  auth: () => import('#src/i18n/en/auth.json'),
  candidate: () => import('#src/i18n/en/candidate.json'),
  upload: () => import('#src/i18n/en/upload.json'),
  review: () => import('#src/i18n/en/review.json'),
  questions: () => import('#src/i18n/en/questions.json'),
  accommodation: () => import('#src/i18n/en/accommodation.json'),
  jobs: () => import('#src/i18n/en/jobs.json'),
  profile: () => import('#src/i18n/en/profile.json'),
  social: () => import('#src/i18n/en/social.json'),
  section: () => import('#src/i18n/en/section.json'),
  drafts: () => import('#src/i18n/en/drafts.json'),
  display: () => import('#src/i18n/en/display.json'),
  invite: () => import('#src/i18n/en/invite.json'),
  session: () => import('#src/i18n/en/session.json'),
};

const loader: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (_language, namespace, done) => {
    const load = files[namespace];
    if (!load) return done(new Error(`No text file is named ${namespace}.`), false);
    load().then(
      (file) => done(null, file.default as Record<string, unknown>),
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
      if (i18next.hasResourceBundle('en', namespace)) return;
      const file = await files[namespace]?.();
      if (file) i18next.addResourceBundle('en', namespace, file.default);
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

/** Makes `t` ready with the common text; the areas' texts come with their pages. */
export async function setUpText(): Promise<void> {
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common } },
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
