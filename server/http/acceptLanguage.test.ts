import { expect, test } from 'vitest';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';

const offered = ['en', 'es', 'en-XA'];

test.each([
  ['es', 'es'],
  ['es-MX,en;q=0.8', 'es'],
  ['fr, en;q=0.5, es;q=0.9', 'es'],
  ['en-XA', 'en-XA'],
  ['EN-us', 'en'],
  ['fr, es;q=0, *', null],
  ['es;q=words', null],
  ['', null],
  [undefined, null],
])('reads %j as the language %j', (header, language) => {
  expect(acceptedLanguage(header, offered)).toBe(language);
});
