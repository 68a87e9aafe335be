import { describe, expect, test } from 'vitest';
import { projectFiles, readSource, sources } from './sources.ts';
import { missingKeys, readTexts, unfitTexts, untranslated, unusedKeys } from './texts.ts';

const english = readTexts(sources(/^src\/i18n\/en\/.*\.json$/));
const app = sources(/^src\/(?!ui\/gallery\/|i18n\/|.*\.test\.).*\.tsx?$/);
const others = [
  ...new Set(
    projectFiles.flatMap((path) => /^src\/i18n\/(?!en\/)(\w+)\/.*\.json$/.exec(path)?.[1] ?? []),
  ),
];

/** Texts that are the same in another language: "es" to "area:key". */
const sameInBoth: Readonly<Record<string, readonly string[]>> = {};

test('every requested text exists', () => {
  expect(missingKeys(english, app)).toEqual([]);
});

test('every text is requested', () => {
  expect(unusedKeys(english, app)).toEqual([]);
});

test('no text is empty or uses words we avoid', () => {
  expect(unfitTexts(english)).toEqual([]);
});

test('every language has every text', () => {
  const problems = others.flatMap((language) => {
    const files = projectFiles.filter((path) => path.startsWith(`src/i18n/${language}/`));
    const texts = readTexts(files.filter((path) => path.endsWith('.json')).map(readSource));
    return untranslated(english, texts, sameInBoth[language] ?? []).map(
      (each) => `${language} ${each}`,
    );
  });
  expect(problems).toEqual([]);
});

describe('the rules report', () => {
  const texts = (json: object, language = 'en') =>
    readTexts([{ path: `src/i18n/${language}/auth.json`, text: JSON.stringify(json) }]);
  const file = (text: string) => [{ path: 'src/pages/a.tsx', text }];
  const asking = (key: string) => file(`const { t } = useTranslation('auth'); t(${key});`);

  test('a missing key', () => {
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

  test('a key of an area the page has not opened', () => {
    const there = texts({ title: 'Sign in' });
    expect(
      missingKeys(there, file("const { t } = useTranslation('jobs'); t('title');")),
    ).toHaveLength(1);
  });

  test('an unused key', () => {
    const there = texts({ title: 'Sign in', level: { ged: 'GED' }, old: 'Old' });
    const asked = file('t("title"); t(`level.${id}`);');
    expect(unusedKeys(there, asked)).toEqual(['auth:old is not used']);
  });

  test('an empty text and an unkind one', () => {
    const there = texts({ a: ' ', b: 'For people who suffer from blindness', c: 'Sign in' });
    expect(unfitTexts(there)).toEqual(['auth:a is empty', 'auth:b says "suffer from"']);
  });

  test('what a translation lacks', () => {
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
