// @vitest-environment happy-dom
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, setUpText } from '#src/i18n/setup.ts';

beforeAll(() => setUpText());

test('marks the page with its language and direction', async () => {
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  await i18next.changeLanguage('ar');
  expect(document.documentElement.lang).toBe('ar');
  expect(document.documentElement.dir).toBe('rtl');
  await i18next.changeLanguage('en');
});

test("fetches an area's text in the language of the page when it is first needed", async () => {
  expect(i18next.hasResourceBundle('en', 'invite')).toBe(false);
  await loadTexts('invite');
  expect(i18next.hasResourceBundle('en', 'invite')).toBe(true);
});
