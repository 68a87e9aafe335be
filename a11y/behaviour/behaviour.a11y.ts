import { expect, test, type Page } from '@playwright/test';
import { goodPage, type Parts } from '../checks/goodPage.ts';
import { behaviourFindings } from './behaviour.ts';
import { right } from './rightPages.ts';
import { wrong } from './wrongPages.ts';

const site = 'http://sample.example.org';

// Touch is tried too, as on a telephone.
test.use({ hasTouch: true });

/** Serves this page at "/", and a plain second one at every other address. */
async function rulesFoundOn(page: Page, parts: Parts): Promise<string[]> {
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: goodPage(
        new URL(route.request().url()).pathname === '/' ? parts : { main: '<h1>Another page</h1>' },
      ),
    }),
  );
  const findings = await behaviourFindings(page, () => page.goto(`${site}/`));
  return [...new Set(findings.map(({ rule }) => rule))];
}

for (const [what, rule, parts] of wrong) {
  test(`finds ${what}`, async ({ page }) => {
    expect(await rulesFoundOn(page, parts)).toContain(rule);
  });
}

for (const [what, parts] of right) {
  test(`passes ${what}`, async ({ page }) => {
    expect(await rulesFoundOn(page, parts)).toEqual([]);
  });
}
