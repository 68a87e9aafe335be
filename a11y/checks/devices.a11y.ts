import { expect, test, type Page } from '@playwright/test';
import { deviceFindings } from './devices.ts';
import type { Finding } from './findings.ts';
import { goodPage, withMore, type Parts } from './goodPage.ts';
import { printFindings } from './printed.ts';

type Look = (page: Page) => Promise<Finding[]>;

const forPaper = '@media print { nav { display: none } :root { color-scheme: light } }';
/** The good page, with a style sheet for paper. */
const printable = (more: string, head = ''): Parts => ({
  ...withMore(more),
  head: `<style>${forPaper}
    @media print { body, a, button, input { color: #111; background: #fff } }</style>${head}`,
});

async function rulesFoundOn(page: Page, look: Look, parts: Parts): Promise<string[]> {
  await page.setContent(goodPage(parts));
  return [...new Set((await look(page)).map(({ rule }) => rule))];
}

test('passes a good page zoomed, held either way and on paper', async ({ page }) => {
  const parts = printable('<p><a href="#start">To the start</a></p>');
  expect(await rulesFoundOn(page, deviceFindings, parts)).toEqual([]);
  expect(await rulesFoundOn(page, printFindings, parts)).toEqual([]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
});

/** Each line is a page with one mistake, the rule that must find it, and the only look it is in. */
const wrong: [what: string, rule: string, look: Look, parts: Parts][] = [
  [
    'a bar that covers more than half of a zoomed window',
    'half-stays-free',
    deviceFindings,
    withMore(
      '<div style="height:1500px">Long</div><p style="position:sticky;bottom:0;height:9rem;margin:0;background:#fff">Bar</p>',
    ),
  ],
  [
    'two bars that cover more than half together',
    'half-stays-free',
    deviceFindings,
    {
      ...withMore('<div style="height:1500px">Long</div>'),
      end: '<header style="position:fixed;top:0;left:0;right:0;height:50px;background:#fff">One</header><footer style="position:fixed;bottom:0;left:0;right:0;height:90px;background:#fff">Two</footer>',
    },
  ],
  [
    'a page that is wider than a zoomed window',
    'no-sideways-scroll',
    deviceFindings,
    withMore('<p style="width:340px">Wide</p>'),
  ],
  [
    'a control that a low window hides when it has the focus',
    'focus-not-hidden',
    deviceFindings,
    withMore(
      '<div style="position:fixed;inset:auto 0 0 0;height:240px;background:#fff">Bar</div><button>Below</button>',
    ),
  ],
  [
    'what is there only while the telephone is held upright',
    'both-orientations',
    deviceFindings,
    {
      ...withMore('<p class="tall">Your jobs</p>'),
      head: '<style>@media (orientation: landscape) and (height < 400px) { .tall { display: none } }</style>',
    },
  ],
  [
    'a page that asks to turn the telephone',
    'both-orientations',
    deviceFindings,
    {
      ...withMore('<p class="turn">Turn your telephone</p>'),
      head: '<style>@media (width > 400px) { .turn { display: none } }</style>',
    },
  ],
  [
    'a part that is not printed',
    'print-whole',
    printFindings,
    printable('<p class="off">Your jobs</p>', '<style>@media print{.off{display:none}}</style>'),
  ],
  [
    'a menu that is printed',
    'print-no-menu',
    printFindings,
    printable('', '<style>@media print{nav{display:block!important}}</style>'),
  ],
  [
    'a bar that is printed over the page',
    'print-no-bar',
    printFindings,
    printable('<p style="position:sticky;bottom:0">Two jobs are chosen</p>'),
  ],
  [
    'text that is printed in dark colors',
    'print-light',
    printFindings,
    printable('<div style="background:#111"><p style="color:#fff">Your jobs</p></div>'),
  ],
  [
    'light text on paper',
    'print-light',
    printFindings,
    printable('<p style="color:#ddd">Your jobs</p>'),
  ],
  [
    'text that paper cuts off',
    'not-cut-off',
    printFindings,
    printable('<div style="height:40px;overflow:hidden"><p>One</p><p>Two</p><p>Three</p></div>'),
  ],
  [
    'a link to another site whose address is not printed',
    'print-address',
    printFindings,
    printable('<p><a href="https://example.org/jobs">Apply at the company</a></p>'),
  ],
];

for (const [what, rule, look, parts] of wrong)
  test(`finds ${what}`, async ({ page }) => {
    expect(await rulesFoundOn(page, look, parts)).toContain(rule);
  });

/** Unusual and right. */
const right: [what: string, look: Look, parts: Parts][] = [
  [
    'a low bar that stays while the page scrolls',
    deviceFindings,
    {
      ...withMore(
        '<div style="height:1500px">Long</div><p style="position:sticky;bottom:0;height:50px;margin:0;background:#fff">Bar</p>',
      ),
      head: '<style>html { scroll-padding-block-end: 60px }</style>',
    },
  ],
  [
    'a menu beside the main part that only a wide window shows',
    deviceFindings,
    {
      header:
        '<nav aria-label="Main"><a href="#start">Our Ability</a> <a class="wide" href="#email">Email</a></nav>',
      head: '<style>@media (width < 500px) { .wide { display: none } }</style>',
    },
  ],
  [
    'a link to another site with its address after it, and buttons that are not printed',
    printFindings,
    printable(
      '<p><a href="https://example.org/jobs">Apply</a></p><button class="off">Print</button>',
      `<style>@media print { .off { display: none } a[href^='http']::after { content: ' (' attr(href) ')' } }</style>`,
    ),
  ],
];

for (const [what, look, parts] of right)
  test(`passes ${what}`, async ({ page }) => {
    expect(await rulesFoundOn(page, look, parts)).toEqual([]);
  });
