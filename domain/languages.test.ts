import { expect, test } from 'vitest';
import {
  directionOf,
  type Language,
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
  expect(offeredLanguages(false, spanish(['auth:title']))).toEqual(['en', 'es']);
  expect(offeredLanguages(false, spanish('all'))).toEqual(['en']);
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

test('offers English alone when nothing else is translated', () => {
  expect([offeredLanguages(true), offeredLanguages(false)]).toEqual([['en'], ['en']]);
});
