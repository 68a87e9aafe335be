import { describe, expect, test } from 'vitest';
import { ENGLISH, isTranslated, languages, localeOf } from '#domain/languages.ts';
import { sameInBoth } from './sameInBoth.ts';
import { projectFiles, readSource, sources } from './sources.ts';
import {
  missingKeys,
  readTexts,
  unfitTexts,
  untranslated,
  unusedKeys,
  wrongPlurals,
} from './texts.ts';

/** The texts of a language: of the pages or of the mails. */
const textsOf = (folder: string, language: string) =>
  readTexts(
    projectFiles
      .filter((path) => path.startsWith(`${folder}/${language}/`) && path.endsWith('.json'))
      .map(readSource),
  );
const english = textsOf('src/i18n', ENGLISH);
const mails = textsOf('server/i18n', ENGLISH);
const app = sources(/^src\/(?!ui\/gallery\/|i18n\/|.*\.(test|states)\.).*\.tsx?$/);
/** The languages with a folder of texts. */
const found = [
  ...new Set(
    projectFiles.flatMap((path) => /^(?:src|server)\/i18n\/([\w-]+)\//.exec(path)?.[1] ?? []),
  ),
];
const others = found.filter((language) => language !== ENGLISH);

test('finds every requested text', () => {
  expect(missingKeys(english, app)).toEqual([]);
});

test('requests every text', () => {
  expect(unusedKeys(english, app)).toEqual([]);
});

test('uses every text of the mails', () => {
  expect(
    unusedKeys(mails, sources(/^server\/(disclosure|mail|notifications|savedSearches)\/.*\.ts$/)),
  ).toEqual([]);
});

test('has no text that is empty, uses words we avoid, or leads to something by its side or look', () => {
  expect([...unfitTexts(english), ...unfitTexts(mails)]).toEqual([]);
});

test('has every text in every language', () => {
  const problems = others.flatMap((language) =>
    (
      [
        [english, 'src/i18n'],
        [mails, 'server/i18n'],
      ] as const
    ).flatMap(([from, folder]) =>
      untranslated(from, textsOf(folder, language), sameInBoth[language] ?? []).map(
        (each) => `${language} ${each}`,
      ),
    ),
  );
  expect(problems).toEqual([]);
});

test('has the forms of its language for every plural', () => {
  const problems = found.flatMap((language) =>
    ['src/i18n', 'server/i18n'].flatMap((folder) =>
      wrongPlurals(textsOf(folder, language), localeOf(language)),
    ),
  );
  expect(problems).toEqual([]);
});

test('names in the table of languages those that have texts, and keys that exist', () => {
  const translated = languages.filter(isTranslated);
  expect(found.toSorted()).toEqual(translated.map(({ id }) => id).toSorted());
  const keys = [...english, ...mails].flatMap(([area, texts]) =>
    [...texts.keys()].map((key) => `${area}:${key}`),
  );
  const named = translated.flatMap(({ unreviewed }) =>
    typeof unreviewed === 'object' ? unreviewed : [],
  );
  expect(keys).toEqual(expect.arrayContaining(named));
});

describe('the rules report', () => {
  const texts = (json: object, language = 'en') =>
    readTexts([{ path: `src/i18n/${language}/auth.json`, text: JSON.stringify(json) }]);
  const file = (text: string) => [{ path: 'src/pages/a.tsx', text }];
  const asking = (key: string) => file(`const { t } = useTranslation('auth'); t(${key});`);

  test('finds a missing key', () => {
    const there = texts({
      title: 'Sign in',
      error: { email: 'Enter an email' },
      jobs_other: '{{count}} jobs',
    });
    expect(missingKeys(there, asking("'titel'"))).toHaveLength(1);
    expect(missingKeys(there, asking("'other:title'"))).toHaveLength(1);
    for (const key of ["'title'", "'error.email'", "'auth:title'", "'jobs', { count: 2 }"]) {
      expect(missingKeys(there, asking(key))).toEqual([]);
    }
  });

  test('finds a key of an area the page has not opened', () => {
    const there = texts({ title: 'Sign in' });
    expect(
      missingKeys(there, file("const { t } = useTranslation('jobs'); t('title');")),
    ).toHaveLength(1);
  });

  test('finds an unused key', () => {
    const there = texts({ title: 'Sign in', level: { ged: 'GED' }, old: 'Old' });
    const asked = file('t("title"); t(`level.${id}`); const hintId = `${id}d`;');
    expect(unusedKeys(there, asked)).toEqual(['auth:old is not used']);
  });

  test('finds an empty text and an unkind one', () => {
    const there = texts({ a: ' ', b: 'For people who suffer from blindness', c: 'Sign in' });
    expect(unfitTexts(there)).toEqual(['auth:a is empty', 'auth:b says "suffer from"']);
  });

  test('finds a text that leads to something by its side or look', () => {
    const there = texts({ a: 'Press the green button', b: 'The list on the right', c: '2 left' });
    expect(unfitTexts(there)).toEqual(['auth:a says "green button"', 'auth:b says "on the right"']);
  });

  test('finds a plural with too few or too many forms for its language', () => {
    const plural = (...forms: string[]) =>
      texts(Object.fromEntries(forms.map((form) => [`jobs_${form}`, '{{count}} jobs'])));
    const six = ['zero', 'one', 'two', 'few', 'many', 'other'];
    expect(wrongPlurals(plural('one', 'other'), 'en-US')).toEqual([]);
    expect(wrongPlurals(plural('one', 'many', 'other'), 'es-US')).toEqual([]);
    expect(wrongPlurals(plural(...six), 'ar-EG-u-nu-latn')).toEqual([]);
    expect(wrongPlurals(plural('other'), 'en-US')).toHaveLength(1);
    expect(wrongPlurals(plural('one', 'other'), 'es-US')).toHaveLength(1);
    expect(wrongPlurals(plural(...six.slice(1)), 'ar-EG-u-nu-latn')).toHaveLength(1);
    expect(wrongPlurals(plural(...six), 'en-US')).toHaveLength(1);
    expect(wrongPlurals(texts({ jobs: '{{count}} jobs' }), 'en-US')).toEqual([
      'auth:jobs says a count without plural forms',
    ]);
  });

  test('finds what a translation lacks', () => {
    const from = texts({ a: 'Sign in', b: 'Hello {{name}}', c: 'Log out', d: 'No' });
    const to = texts({ a: 'Sign in', b: 'Hola {{nombre}}', d: 'No', e: 'Nuevo' }, 'es');
    expect(untranslated(from, to, ['auth:d'])).toEqual([
      'auth:a is still English',
      'auth:b has other blanks than the English',
      'auth:c is not translated',
      'auth:e is not in English',
    ]);
  });
});
