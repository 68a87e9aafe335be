import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';
import type { Finding } from './findings.ts';
import type { Mode } from './modes.ts';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** Rules that axe leaves off by default, and named ones that matter most here. */
const switchedOn = [
  'color-contrast-enhanced',
  'target-size',
  'label-content-name-mismatch',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'focus-order-semantics',
  'table-fake-caption',
  'td-has-header',
  'p-as-heading',
  'css-orientation-lock',
];

/** Measuring it takes longest. What axe cannot measure is a finding, like what is too low. */
const contrast = 'color-contrast-enhanced';

/**
 * axe has two rules for contrast: below 4.5:1, and from there to 7:1. Without its lower limit the
 * second finds both.
 */
const onlyOneContrast = {
  checks: {
    [contrast]: {
      options: {
        contrastRatio: {
          normal: { expected: 7, minThreshold: 0 },
          large: { expected: 4.5, minThreshold: 0 },
        },
      },
    },
  },
};

/**
 * The rules to run in a mode that changes only part of what axe finds; light mode runs all rules.
 */
const rulesOfMode: Partial<Record<Mode, readonly string[]>> = {
  // The same page in other colors.
  dark: [contrast],
  // The person chooses these colors, and the page is otherwise the same.
  'forced colours': [],
  // Parts in other places, in the colors of light mode. Some parts are only here: their names and
  // references are checked in every mode.
  '320 px': [
    'target-size',
    'scrollable-region-focusable',
    'region',
    'landmark-unique',
    'label-content-name-mismatch',
  ],
  // The same parts in another size, which layout.ts checks more strictly than axe.
  '200 % text': [],
  'text spacing': [],
};

/**
 * Runs on the current page every axe rule that can find in this mode what light mode does not
 * show.
 */
export async function axeFindings(page: Page, mode: Mode): Promise<Finding[]> {
  const some = rulesOfMode[mode];
  if (some?.length === 0) return [];
  await addAxe(page);
  // The builder asks twice for the value of its script, and axe itself is a large one.
  const builder = new AxeBuilder({ page, axeSource: 'void window.axe' }).setLegacyMode().options({
    ...onlyOneContrast,
    ...(some
      ? { runOnly: { type: 'rule', values: [...some] }, preload: false }
      : {
          runOnly: { type: 'tag', values: tags },
          rules: {
            ...Object.fromEntries(switchedOn.map((rule) => [rule, { enabled: true }])),
            'color-contrast': { enabled: false },
          },
        }),
    resultTypes: ['violations', 'incomplete'],
    elementRef: false,
  });
  const results = await builder.analyze();
  const unproven = results.incomplete.filter(({ id }) => id === contrast);
  return [
    ...results.violations.flatMap((result) => found(`axe:${result.id}`, result)),
    ...unproven.flatMap((result) => found(`axe:${result.id}:unproven`, result)),
  ];
}

/**
 * The script has more than a megabyte, so each document gets it only once, as a script that the
 * browser compiles only once for all documents of a process: `page.evaluate` hides it in a call.
 */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`);
}

function found(rule: string, result: Result): Finding[] {
  return result.nodes.map((node) => ({
    rule,
    target: node.target.flat().join(' '),
    message: `${result.help}. ${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
  }));
}
