import { expect, test, type Page } from '@playwright/test';
import { goodPage, type Parts } from '../checks/goodPage.ts';
import { behaviourFindings, type Bounds } from './behaviour.ts';
import { findControls } from './controls.ts';
import { counting, ofThePage, scripted, withOnly } from './pageOf.ts';
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
  const { findings, leftOut, alike } = await behaviourFindings(
    page,
    () => page.goto(`${site}/`),
    bounds,
  );
  return { rules: [...new Set(findings.map(({ rule }) => rule))], leftOut, alike };
}

for (const [what, rule, parts, bounds] of wrong) {
  test(`finds ${what}`, async ({ page }) => {
    expect((await behaviourOf(page, parts, bounds)).rules).toContain(rule);
  });
}

for (const [what, parts, bounds] of right) {
  test(`passes ${what}`, async ({ page }) => {
    expect(await behaviourOf(page, parts, bounds)).toEqual({
      rules: [],
      leftOut: { controls: [], hovered: 0 },
      alike: 0,
    });
  });
}

test('says how many controls it left out when a page has more than it works', async ({ page }) => {
  const parts = withOnly('<p><a href="/a">One</a> <a href="/b">Two</a> <a href="/c">Three</a></p>');
  const { leftOut } = await behaviourOf(page, parts, { controls: 1, hovered: 2 });
  expect(leftOut).toMatchObject({ controls: { length: 2 }, hovered: 1 });
});

test('says how many controls it never found again when the page opens without them', async ({
  page,
}) => {
  const parts = counting('<button id="go">Show</button>', 'if (loads > 2) go.remove();');
  const { leftOut } = await behaviourOf(page, parts);
  expect(leftOut.controls).toEqual(['#go']);
});

test('finds a fault in the first of controls alike, and says how many it did not work', async ({
  page,
}) => {
  const rows = ['A', 'B', 'C'].map((name) => `<li><button>Remove ${name}</button></li>`).join('');
  const parts = scripted(
    `<ul>${rows}</ul>`,
    "for (const each of document.querySelectorAll('li button')) each.addEventListener('click', () => each.remove())",
  );
  const bounds = { ...ofThePage, isFirstEnough: true };
  const { rules, alike } = await behaviourOf(page, parts, bounds);
  expect({ rules, alike }).toEqual({ rules: ['focus-kept'], alike: 2 });
});

/** The words of the controls that have no other one like them before. */
async function firstOfTheirKind(page: Page, html: string): Promise<string[]> {
  await page.setContent(goodPage(withOnly(html)));
  const controls = await findControls(page);
  const words = await page.evaluate(() =>
    window.controls.map((control) => (control.closest('label') ?? control).textContent.trim()),
  );
  return words.filter((_, place) => !controls[place]?.isRepeated);
}

test('takes a control for another like it when it is the same part of an entry alike', async ({
  page,
}) => {
  const one = '<ul><li><button>Edit A</button> <button>Delete A</button></li></ul>';
  const other =
    '<ul><li><button>Edit B</button> <button aria-expanded="true">Open</button></li></ul>';
  const loose = '<button>Add A</button> <button>Add B</button>';
  expect(await firstOfTheirKind(page, `${one}${other}${loose}`)).toEqual([
    'Edit A',
    'Delete A',
    'Open',
    'Add A',
    'Add B',
  ]);
});

test('takes a choice for another like it when its group and its state are the same', async ({
  page,
}) => {
  const groupOf = (name: string) =>
    `<fieldset><legend>${name}</legend>${['a', 'b', 'c']
      .map(
        (value) =>
          `<div><label><input type="radio" name="${name}" ${value === 'a' ? 'checked' : ''}>${name} ${value}</label></div>`,
      )
      .join('')}</fieldset>`;
  expect(await firstOfTheirKind(page, groupOf('Day') + groupOf('Shift'))).toEqual([
    'Day a',
    'Day b',
    'Shift a',
    'Shift b',
  ]);
});
