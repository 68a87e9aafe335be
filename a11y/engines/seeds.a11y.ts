import { expect, test } from '@playwright/test';
import { goodPage, type Parts, withMore } from '../checks/goodPage.ts';
import { alfaFindings } from './alfa.ts';
import { ibmFindings } from './ibm.ts';
import { judged, type Judgement } from './judged.ts';
import { unjudged } from './unjudged.ts';

const engines = { ibm: ibmFindings, alfa: alfaFindings };

/** Each line is a page with one mistake, and the rules that must find it. */
const wrong: [what: string, rules: Record<keyof typeof engines, string>, parts: Parts][] = [
  [
    'a picture without words',
    { ibm: 'ibm:img_alt_valid:fail_no_alt', alfa: 'alfa:sia-r2' },
    withMore('<img width="50" height="50" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'),
  ],
  [
    'a field without a label',
    { ibm: 'ibm:input_label_exists:Fail_1', alfa: 'alfa:sia-r8' },
    withMore('<p><input></p>'),
  ],
  [
    'a button without a name',
    { ibm: 'ibm:input_label_exists:Fail_1', alfa: 'alfa:sia-r12' },
    withMore('<button><svg width="20" height="20"></svg></button>'),
  ],
  [
    // Both engines must know the style sheet. One of its rules is of a kind that alfa does not know.
    'grey text, by a style sheet with a container query',
    { ibm: 'ibm:text_contrast_sufficient:fail_contrast', alfa: 'alfa:sia-r69' },
    {
      ...withMore('<p class="grey">Grey</p>'),
      head: '<style>.grey { color: #999 } @container (width > 1px) { i { color: #111 } }</style>',
    },
  ],
  ['no language', { ibm: 'ibm:html_lang_exists:Fail_3', alfa: 'alfa:sia-r4' }, { lang: '' }],
  [
    'a role that is none',
    { ibm: 'ibm:aria_role_allowed:Fail_2', alfa: 'alfa:sia-r21' },
    withMore('<div role="buton">Send</div>'),
  ],
  [
    'a state of another role',
    { ibm: 'ibm:aria_attribute_valid:Fail_invalid_implicit_role_attr', alfa: 'alfa:sia-r18' },
    withMore('<p aria-checked="true">Yes</p>'),
  ],
  [
    'focus inside aria-hidden',
    { ibm: 'ibm:aria_hidden_nontabbable:Fail_1', alfa: 'alfa:sia-r17' },
    withMore('<div aria-hidden="true"><button>Ghost</button></div>'),
  ],
  [
    'text outside all landmarks',
    { ibm: 'ibm:aria_content_in_landmark:Fail_1', alfa: 'alfa:sia-r57' },
    { end: '<p>Lost</p>' },
  ],
];

for (const [engine, look] of Object.entries(engines))
  for (const [what, rules, parts] of wrong)
    test(`${engine} finds ${what}`, async ({ page }) => {
      await page.setContent(goodPage(parts));
      const open = await unjudged(page, 'none', await look(page));
      expect(open.map(({ rule }) => rule)).toContain(rules[engine as keyof typeof rules]);
    });

test.describe('a judgement', () => {
  const bad = withMore('<p id="pale" style="color:#999">Grey</p>');
  const seenOn = '/sample: as it opens';
  const judgement: Judgement = {
    rule: 'ibm:text_contrast_sufficient:fail_contrast',
    where: '#pale',
    reason: 'Proves that a judgement works.',
    seenOn,
  };

  test('stands for its rule, part and words alone', async ({ page }) => {
    await page.setContent(goodPage(bad));
    const found = await ibmFindings(page);
    const isOpen = async (one: Judgement) =>
      (await unjudged(page, seenOn, found, [one])).some(({ rule }) => rule === judgement.rule);
    expect(await isOpen(judgement)).toBe(false);
    expect(await isOpen({ ...judgement, says: /contrast of 2\.85/ })).toBe(false);
    expect(await isOpen({ ...judgement, says: /contrast of 4/ })).toBe(true);
    expect(await isOpen({ ...judgement, where: 'main' })).toBe(true);
    expect(await isOpen({ ...judgement, rule: 'alfa:sia-r69' })).toBe(true);
  });

  test('fails on its state when it is stale', async ({ page }) => {
    await page.setContent(goodPage());
    const found = await ibmFindings(page);
    const rulesOn = async (seen: string) =>
      (await unjudged(page, seen, found, [...judged, judgement])).map(({ rule }) => rule);
    expect(await rulesOn(seenOn)).toContain('stale-judgement');
    expect(await rulesOn('/sample: another')).not.toContain('stale-judgement');
  });
});
