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
  'color-contrast',
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

/** Contrast that axe cannot measure counts as a finding, like contrast that is too low. */
const mustBeMeasured = new Set(['color-contrast', 'color-contrast-enhanced']);

/**
 * The rules to run in a mode that changes only part of what axe finds; other modes run all
 * rules.
 */
const rulesOfMode: Partial<Record<Mode, readonly string[]>> = {
  // The same page in other colors.
  dark: [...mustBeMeasured],
  // The person chooses these colors, and the page is otherwise the same.
  'forced colours': [],
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
  // At 320 px the colors are those of light mode, and checking their contrast takes as long as
  // all other rules together.
  const hasSameColours = mode === '320 px';
  // The script has half a megabyte, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const builder = new AxeBuilder({ page, axeSource: 'window.axe' }).setLegacyMode().options({
    ...(some
      ? { runOnly: { type: 'rule', values: [...some] }, preload: false }
      : {
          runOnly: { type: 'tag', values: tags },
          rules: Object.fromEntries(
            switchedOn.map((rule) => [
              rule,
              { enabled: !hasSameColours || !mustBeMeasured.has(rule) },
            ]),
          ),
        }),
    resultTypes: ['violations', 'incomplete'],
    elementRef: false,
  });
  const results = await builder.analyze();
  const unproven = results.incomplete.filter((result) => mustBeMeasured.has(result.id));
  return [
    ...results.violations.flatMap((result) => found(`axe:${result.id}`, result)),
    ...unproven.flatMap((result) => found(`axe:${result.id}:unproven`, result)),
  ];
}

function found(rule: string, result: Result): Finding[] {
  return result.nodes.map((node) => ({
    rule,
    target: node.target.flat().join(' '),
    message: `${result.help}. ${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
  }));
}
