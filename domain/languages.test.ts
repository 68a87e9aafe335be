import { expect, test } from 'vitest';
import { displayOptions } from '#domain/display.ts';
import {
  directionOf,
  isBeingChecked,
  type Language,
  languageOfPage,
  languages,
  localeOf,
  offeredLanguages,
} from '#domain/languages.ts';

const spanish = (unreviewed: Language['unreviewed']): Language[] =>
  languages.map((one) => (one.id === 'es' ? { ...one, unreviewed } : one));

test('offers a language in production only when every text is reviewed', () => {
  expect(offeredLanguages(true, spanish([]))).toEqual(['en', 'es']);
  expect(offeredLanguages(true, spanish(['auth:title']))).toEqual(['en']);
  expect(offeredLanguages(true, spanish('all'))).toEqual(['en']);
});

test('offers a translation that is being checked outside production', () => {
  expect(offeredLanguages(false, spanish(['auth:title']))).toEqual(['en', 'es', 'ar']);
  expect(offeredLanguages(false, spanish('all'))).toEqual(['en', 'es', 'ar']);
  expect(offeredLanguages(false, spanish('untranslated'))).toEqual(['en', 'ar']);
});

test('gives the locale of a language, and its own tag for one not in the table', () => {
  expect(['en', 'es', 'tlh'].map(localeOf)).toEqual(['en-US', 'es-US', 'tlh']);
});

test('writes numbers in Latin digits in every language', () => {
  for (const { id } of languages)
    expect(new Intl.NumberFormat(localeOf(id)).format(13202)).toMatch(/^13.?202$/);
});

test('writes Arabic from the right, and every other language from the left', () => {
  const directions = ['ar', 'en', 'es', 'tlh'].map(directionOf);
  expect(directions).toEqual(['rtl', 'ltr', 'ltr', 'ltr']);
});

test('opens a page in what was chosen, else in what the device prefers, else in English', () => {
  const offered = ['en', 'es'];
  expect(languageOfPage('en', ['es-MX'], offered)).toBe('en');
  expect(languageOfPage(null, ['fr-CA', 'es-MX', 'en-US'], offered)).toBe('es');
  expect(languageOfPage('ar', ['fr-CA'], offered)).toBe('en');
  expect(languageOfPage(null, [], offered)).toBe('en');
});

test('says which translation is being checked', () => {
  expect(['en', 'es', 'tlh'].map(isBeingChecked)).toEqual([false, true, false]);
});

test('lets people choose exactly the languages of the table', () => {
  expect(displayOptions.Language).toEqual([null, ...languages.map(({ id }) => id)]);
});
