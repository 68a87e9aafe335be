import { expect, test, type Page } from '@playwright/test';
import { goodPage, type Parts } from '../checks/goodPage.ts';
import { behaviourFindings, type Bounds } from './behaviour.ts';
import { withOnly } from './pageOf.ts';
import { right } from './rightPages.ts';
import { wrong } from './wrongPages.ts';

const site = 'http://sample.example.org';

// Touch is tried too, as on a telephone.
test.use({ hasTouch: true });

/** Serves this page at "/", and a plain second one at every other address. */
async function behaviourOf(page: Page, parts: Parts, bounds?: Bounds) {
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: goodPage(
        new URL(route.request().url()).pathname === '/' ? parts : { main: '<h1>Another page</h1>' },
      ),
    }),
  );
  const { findings, leftOut } = await behaviourFindings(page, () => page.goto(`${site}/`), bounds);
  return { rules: [...new Set(findings.map(({ rule }) => rule))], leftOut };
}

for (const [what, rule, parts] of wrong) {
  test(`finds ${what}`, async ({ page }) => {
    expect((await behaviourOf(page, parts)).rules).toContain(rule);
  });
}

for (const [what, parts] of right) {
  test(`passes ${what}`, async ({ page }) => {
    expect(await behaviourOf(page, parts)).toEqual({
      rules: [],
      leftOut: { controls: 0, hovered: 0 },
    });
  });
}

test('says how many controls it left out when a page has more than it works', async ({ page }) => {
  const parts = withOnly('<p><a href="/a">One</a> <a href="/b">Two</a> <a href="/c">Three</a></p>');
  const { leftOut } = await behaviourOf(page, parts, { controls: 1, hovered: 2 });
  expect(leftOut).toEqual({ controls: 2, hovered: 1 });
});
