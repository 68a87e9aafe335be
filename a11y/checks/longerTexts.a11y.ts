import { expect, test } from '@playwright/test';
import { goodPage } from './goodPage.ts';
import { prepareInPage } from './inPage.ts';
import { untranslatedFindings } from './untranslated.ts';

const found = async (page: Parameters<typeof untranslatedFindings>[0], main: string) => {
  await page.setContent(goodPage({ title: '⟦Jööbš⟧', header: '', main }));
  await prepareInPage(page);
  const findings = await untranslatedFindings(page, ['Harborside Market']);
  return findings.map(({ message }) => message);
};

test('finds words that are in no text of the language', async ({ page }) => {
  expect(await found(page, '<h1>⟦Jööbš⟧ found</h1>')).toEqual([
    'Its text says "found" in every language.',
  ]);
  expect(await found(page, '<button aria-label="Close">⟦×⟧</button>')).toEqual([
    'Its aria-label says "Close" in every language.',
  ]);
});

test('passes texts of the language, also around a tag, and data', async ({ page }) => {
  const main = `<p>⟦Wéé <b>fööûûñd</b> jööbš⟧, 25</p><p>Harborside Market</p>
    <p lang="en">Stock the shelves.</p><p>⟦Lööáádîîñg: ⟦jööbš⟧ ñööw⟧</p>`;
  expect(await found(page, main)).toEqual([]);
});
