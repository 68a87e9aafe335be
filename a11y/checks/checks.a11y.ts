import { expect, test, type Page } from '@playwright/test';
import { goodPage, withMore, type Parts } from './goodPage.ts';
import { inAllModes, modes, type Mode } from './modes.ts';
import { expectPageAccessible, pageFindings } from './page.ts';

const place = { route: '/sample', state: 'as it opens' };

async function rulesFoundOn(page: Page, parts: Parts): Promise<string[]> {
  await page.setContent(goodPage(parts));
  return (await pageFindings(page)).map((finding) => finding.rule);
}

test('passes a good page in every mode', async ({ page }) => {
  await page.setContent(goodPage());
  const passed: Mode[] = [];
  await inAllModes(page, async (mode) => {
    await expectPageAccessible(page, place);
    passed.push(mode);
  });
  expect(passed).toEqual(modes);
});

/** Each line is a page with one mistake, and the rule that must find it. */
const wrong: [what: string, rule: string, parts: Parts][] = [
  ['text below 3:1', 'axe:color-contrast-enhanced', withMore('<p style="color:#999">Grey</p>')],
  ['text below 7:1', 'axe:color-contrast-enhanced', withMore('<p style="color:#666">Grey</p>')],
  [
    'a name that differs from what is seen',
    'axe:label-content-name-mismatch',
    withMore('<button aria-label="Submit">Send</button>'),
  ],
  [
    'a field whose name differs from the label that is seen',
    'label-in-name',
    withMore('<p><label for="town">City</label> <input id="town" aria-label="Town"></p>'),
  ],
  [
    'targets too close together',
    'axe:target-size',
    withMore(
      '<p><button style="min-width:0;min-height:0;width:12px;height:12px;padding:0">a</button><button style="min-width:0;min-height:0;width:12px;height:12px;padding:0">b</button></p>',
    ),
  ],
  ['content outside landmarks', 'axe:region', { end: '<p>Lost</p>' }],
  ['an id used twice', 'ids-unique', withMore('<p id="hint">Again</p>')],
  [
    'a reference to nothing',
    'references-resolve',
    withMore('<button aria-describedby="gone">Go</button>'),
  ],
  ['two level 1 headings', 'one-h1', withMore('<h1>Another</h1>')],
  ['no level 1 heading', 'one-h1', { main: '<h2>Sign in</h2>' }],
  ['a missing heading level', 'heading-order', withMore('<h4>Deep</h4>')],
  ['a heading without text', 'heading-empty', withMore('<h3></h3>')],
  [
    'a heading with nothing below it',
    'heading-alone',
    withMore('<h2>Your jobs</h2><h2>Your skills</h2><p>None yet.</p>'),
  ],
  ['a last heading with nothing below it', 'heading-alone', withMore('<h2>Your jobs</h2>')],
  ['a control outside every landmark', 'control-in-landmark', { end: '<button>Lost</button>' }],
  [
    'two links of one name that lead to different places',
    'links-told-apart',
    withMore(
      '<p><a href="/jobs/1">Orthodontic Assistant</a></p><p><a href="/jobs/2">Orthodontic Assistant</a></p>',
    ),
  ],
  ['a title of another product', 'title', { title: 'Sign in' }],
  ['no language', 'language', { lang: '' }],
  ['two main landmarks', 'one-main', { end: '<main><p>Two</p></main>' }],
  [
    'navigations without names of their own',
    'navigation-names',
    withMore('<nav aria-label="Main"><a href="#x">Jobs</a></nav>'),
  ],
  [
    'a control without a name',
    'has-name',
    withMore('<button><svg width="20" height="20"></svg></button>'),
  ],
  ['a dialog without a name', 'has-name', withMore('<div role="dialog"><p>Sure?</p></div>')],
  [
    'a picture called by its file',
    'picture-name',
    withMore(
      '<img alt="logo.png" width="50" height="50" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    ),
  ],
  [
    'a personal field that cannot be filled in',
    'field-purpose',
    withMore('<p><label for="zip">Zip code *</label> <input id="zip"></p>'),
  ],
  ['a live region of its own', 'live-regions', withMore('<p role="status">Saved</p>')],
  [
    'a page wider than the window',
    'no-sideways-scroll',
    withMore('<p style="width:1500px">Wide</p>'),
  ],
  [
    'text that sticks out of the window',
    'inside-window',
    {
      ...withMore('<p style="width:1500px">Wide</p>'),
      head: '<style>html,body{overflow-x:clip}</style>',
    },
  ],
  [
    'text that is cut off',
    'not-cut-off',
    withMore('<p style="height:20px;overflow:hidden">One<br>Two<br>Three</p>'),
  ],
  [
    'a column that breaks its words into pieces',
    'words-whole',
    withMore('<p style="width:2em;overflow-wrap:anywhere">Customer service</p>'),
  ],
  [
    'a column that breaks a short word in two',
    'words-whole',
    withMore('<p style="width:2em;overflow-wrap:anywhere">Open</p>'),
  ],
  [
    'a small control',
    'target-44',
    withMore('<button style="min-height:0;height:30px;padding:0">Go</button>'),
  ],
  ['a positive tabindex', 'no-positive-tabindex', withMore('<button tabindex="3">First</button>')],
  [
    'focus inside aria-hidden',
    'no-hidden-focus',
    withMore('<div aria-hidden="true"><button>Ghost</button></div>'),
  ],
  [
    'a keyboard trap',
    'no-keyboard-trap',
    withMore(`<button id="trap">Trap</button><button>After</button>
      <script>trap.addEventListener('keydown', (e) => { if (e.key === 'Tab') e.preventDefault(); });</script>`),
  ],
  [
    'a control Tab does not come to',
    'keyboard-reaches',
    withMore(`<button id="before">Before</button><button>Missed</button><button id="after">After</button>
      <script>before.addEventListener('keydown', (e) => { if (e.key === 'Tab' && !e.shiftKey) { e.preventDefault(); after.focus(); } });</script>`),
  ],
  [
    'a control under a sticky bar when it has the focus',
    'focus-not-hidden',
    withMore(
      '<div style="position:fixed;inset:auto 0 0 0;height:60%;background:#fff">Bar</div><button>Below</button>',
    ),
  ],
  [
    'a focus that cannot be seen',
    'focus-visible',
    withMore('<button style="outline:none">No ring</button>'),
  ],
  [
    'a focus that can hardly be seen',
    'focus-visible',
    withMore('<button style="outline:1px solid #eee">Faint ring</button>'),
  ],
  [
    'a focus in the colour of what is around it',
    'focus-visible',
    withMore('<button style="outline:3px solid #eee">Pale ring</button>'),
  ],
  [
    'a focus that is cut off',
    'focus-visible',
    withMore(
      '<div style="overflow:hidden;width:fit-content"><button class="cut">Cut ring</button></div>',
    ),
  ],
  [
    'a focus that something lies over',
    'focus-visible',
    withMore(`<div style="position:relative;width:fit-content"><button class="covered">Covered ring</button>
      <div style="position:absolute;inset:-8px;border:8px solid #fff"></div></div>`),
  ],
  [
    'a line that is there without the focus too',
    'focus-visible',
    withMore('<button style="outline:3px solid #111;outline-offset:2px">Always ringed</button>'),
  ],
];

for (const [what, rule, parts] of wrong) {
  test(`finds ${what}`, async ({ page }) => {
    expect(await rulesFoundOn(page, parts)).toContain(rule);
  });
}

test('passes fields whose name has more than the label that is seen', async ({ page }) => {
  const fields = `<p><label for="town">Colour <span style="position:absolute;clip-path:inset(50%)">(required)</span></label>
    <input id="town" aria-label="Colour, of your house"></p>
    <p><label for="day" id="day-label">Day</label> <span id="group">Start date</span>
    <input id="day" aria-labelledby="group day-label"></p>`;
  expect(await rulesFoundOn(page, withMore(fields))).toEqual([]);
});

test('finds a look of a part without a ring when another look of it has passed', async ({
  page,
}) => {
  const button = '<button class="part" data-look="plain">Plain</button>';
  expect(await rulesFoundOn(page, withMore(button))).toEqual([]);
  const head = '<style>.part[data-look="danger"]:focus-visible{outline:none}</style>';
  const other = withMore(button.replaceAll(/plain/gi, 'danger'));
  expect(await rulesFoundOn(page, { ...other, head })).toEqual(['focus-visible']);
});

const tooWide: [what: string, width: string, mode: Mode][] = [
  ['at 320 px what is too wide there only', '330px', '320 px'],
  ['what is too wide only with large text on a telephone', '10.5rem', '200 % text'],
];
for (const [what, width, only] of tooWide)
  test(`finds ${what}`, async ({ page }) => {
    await page.setContent(goodPage(withMore(`<p style="width:${width}">Wide</p>`)));
    const failed: Mode[] = [];
    await inAllModes(page, async (mode) => {
      const rules = (await pageFindings(page)).map((finding) => finding.rule);
      if (rules.includes('no-sideways-scroll')) failed.push(mode);
      expect(page.viewportSize()?.width).toBe(mode === '320 px' ? 320 : 1280);
    });
    expect(failed).toEqual([only]);
  });

test('finds at 320 px a button that is only there and whose name differs from what is seen', async ({
  page,
}) => {
  const head = '<style>.narrow{display:none}@media(width<400px){.narrow{display:block}}</style>';
  const button = withMore('<button class="narrow" aria-label="Submit">Send</button>');
  await page.setContent(goodPage({ ...button, head }));
  const found: string[] = [];
  await inAllModes(page, async (mode) => {
    for (const finding of await pageFindings(page)) found.push(`${mode}: ${finding.rule}`);
  });
  expect(found).toEqual(['320 px: axe:label-content-name-mismatch']);
});

test('finds text that does not grow, and colours that fail in the dark only', async ({ page }) => {
  const parts = withMore('<p style="font-size:18px">Fixed</p><p style="color:#222">Dark</p>');
  await page.setContent(goodPage(parts));
  const found: string[] = [];
  await inAllModes(page, async (mode) => {
    const rules = (await pageFindings(page)).map((finding) => finding.rule);
    for (const rule of new Set(rules)) found.push(`${mode}: ${rule}`);
  });
  expect(found).toContain('200 % text: text-grows');
  expect(found).toContain('dark: axe:color-contrast-enhanced');
  expect(found).not.toContain('light: axe:color-contrast-enhanced');
});

test('accepts a modal dialog that keeps the focus, which is no trap', async ({ page }) => {
  await page.setContent(
    goodPage({
      end: `<dialog id="ask" aria-labelledby="ask-title"><h2 id="ask-title">Leave?</h2>
        <button autofocus>Stay</button> <button>Leave</button></dialog><script>ask.showModal()</script>`,
    }),
  );
  expect(await pageFindings(page)).toEqual([]);
});

test('checks a page with a strict content security policy', async ({ page }) => {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types 'none'";
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: goodPage(withMore('<p style="font-size:18px">Fixed</p>')),
    }),
  );
  await page.goto('http://strict.example.org/');
  const found: string[] = [];
  await inAllModes(page, async (mode) => {
    for (const finding of await pageFindings(page)) found.push(`${mode}: ${finding.rule}`);
  });
  expect(found).toEqual(['200 % text: text-grows']);
});

test.describe('exceptions', () => {
  const bad = withMore('<p id="pale" style="color:#666">Grey</p>');
  const exception = {
    ...place,
    rule: 'axe:color-contrast-enhanced',
    target: '#pale',
    reason: 'Proves that an exception works.',
  };

  test('let exactly their finding pass', async ({ page }) => {
    await page.setContent(goodPage(bad));
    await expect(expectPageAccessible(page, place, [])).rejects.toThrow('#pale');
    await expectPageAccessible(page, place, [exception]);
    await expect(
      expectPageAccessible(page, { ...place, state: 'other' }, [exception]),
    ).rejects.toThrow('#pale');
  });

  test('fail when they are stale', async ({ page }) => {
    await page.setContent(goodPage());
    await expect(expectPageAccessible(page, place, [exception])).rejects.toThrow('stale-exception');
  });
});
