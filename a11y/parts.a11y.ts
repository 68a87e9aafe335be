import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { becomesQuiet } from './behaviour/outcome.ts';
import { focusFindings } from './checks/focus.ts';
import { prepareInPage } from './checks/inPage.ts';
import { walkByKeyboard } from './checks/keyboard.ts';
import { inAllModes, type Mode } from './checks/modes.ts';
import { mirrorFindings } from './checks/mirrored.ts';
import { plainRings } from './checks/rings.ts';
import { settle } from './checks/settle.ts';
import { buildGallery, type Gallery } from './gallery.ts';

/** Parts without focusable elements: this is a note around the router. */
const notShown = ['openingNote'];
/** The modes in which a focus ring has other colours. */
const colours: readonly Mode[] = ['light', 'dark', 'forced colours'];

// All tests share one build.
test.describe.configure({ mode: 'default' });
let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await buildGallery();
});

test('shows every part of src/ui in the gallery', () => {
  const parts = globSync('src/ui/*/').map((folder) => basename(folder));
  expect(parts.filter((part) => !gallery.parts.has(part)).toSorted()).toEqual(notShown);
});

/** The gallery address opens one dialog at a time; the question opens over the review. */
const views = [
  { open: '', least: 80 },
  { open: 'review', least: 15 },
  { open: 'error', least: 3 },
  { open: 'success', least: 1 },
];

for (const { open, least } of views) {
  test(`photographs the ring of every part when the gallery opens ${open || 'no dialog'}`, async ({
    page,
  }) => {
    await gallery.open(page, open);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await inAllModes(
      page,
      async () => {
        await prepareInPage(page);
        await settle(page);
        const { stops } = await walkByKeyboard(page, false);
        expect(stops.length).toBeGreaterThanOrEqual(least);
        expect(await focusFindings(page, stops)).toEqual([]);
      },
      colours,
    );
  });
}

test('reads from the style of most rings what a photograph shows', async ({ page }) => {
  await gallery.open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inAllModes(
    page,
    async () => {
      await prepareInPage(page);
      await settle(page);
      const { stops } = await walkByKeyboard(page, false);
      const plain = await plainRings(page, [...stops.keys()]);
      // The rows of the menu touch, so their rings lie over their neighbours: a photograph tells.
      expect(plain.size).toBeGreaterThan(stops.length * 0.65);
    },
    colours,
  );
});

test('keeps a narrow table a table to assistive technology', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await gallery.open(page);
  const table = page.getByRole('table', { name: 'Jobs of Harborwren Mutual' });
  await expect(table.getByRole('row').last()).toHaveCSS('display', 'block');
  await expect(table).toMatchAriaSnapshot(`
    - table "Jobs of Harborwren Mutual":
      - rowgroup:
        - row:
          - columnheader "Title"
          - columnheader "Place"
          - columnheader "Looked at"
          - columnheader "Language notes"
      - rowgroup:
        - row:
          - rowheader "Customer Support Specialist"
          - cell
          - cell
          - cell
        - row:
          - rowheader "Policy Analyst"
          - cell
          - cell
          - cell
  `);
});

test('draws a chart for its room and never smaller than its text', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await gallery.open(page);
    const picture = page.getByRole('img', { name: 'In November your jobs were looked at' });
    await expect
      .poll(async () => {
        const room = Number((await picture.getAttribute('viewBox'))?.split(' ')[2]);
        return ((await picture.boundingBox())?.width ?? 0) / room;
      })
      .toBeCloseTo(1, 1);
  }
});

test('hides the dot at the start of a line of facts in either direction', async ({ page }) => {
  await gallery.open(page);
  const facts = page.getByRole('list', { name: 'Employer and place' }).first();
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const strips = await facts.evaluate((list) => {
      const [top, right = top, , left = right] =
        /inset\((.*)\)/.exec(getComputedStyle(list).clipPath)?.[1]?.split(' ').map(parseFloat) ??
        [];
      const [box, fact] = [list, list.children[0]].map((one) => one?.getBoundingClientRect());
      const padding = parseFloat(getComputedStyle(list.children[0] ?? list).paddingInlineStart);
      return {
        right,
        left,
        padding,
        starts: [box?.left === fact?.left, box?.right === fact?.right],
      };
    });
    expect(strips.padding).toBeGreaterThan(0);
    expect(strips).toMatchObject(
      direction === 'ltr'
        ? { left: strips.padding, right: 0, starts: [true, false] }
        : { left: 0, right: strips.padding, starts: [false, true] },
    );
  }
});

for (const width of [390, 1280])
  for (const dialog of ['', 'review'])
    test(`mirrors every part from right to left in a window ${width} wide with ${dialog || 'no'} dialog`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const findings = await mirrorFindings(page, async (direction) => {
        await gallery.open(page, dialog, direction);
        // Parts that are fetched when they are first shown.
        await expect(page.getByRole('spinbutton', { includeHidden: true })).toHaveCount(6);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
        await becomesQuiet(page);
      });
      expect(findings).toEqual([]);
    });

test('scrolls no part sideways in a narrow window, nor with text of 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const dialog of ['', 'review']) {
    await gallery.open(page, dialog);
    await inAllModes(
      page,
      async (mode) => {
        const over = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(over, mode).toBe(0);
      },
      ['light', '320 px', '200 % text'],
    );
  }
});
