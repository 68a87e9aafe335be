import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

/** Rules axe leaves off by default, and the ones that matter most here said by name. */
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

/** Contrast that axe cannot measure is not proven, so it counts as a finding like contrast that is too low. */
const mustBeMeasured = new Set(['color-contrast', 'color-contrast-enhanced']);

/** Every axe rule on the page as it stands. In forced colours the contrast is the person's own choice. */
export async function axeFindings(page: Page, mode: Mode): Promise<Finding[]> {
  const rules = Object.fromEntries(switchedOn.map((rule) => [rule, { enabled: true }]));
  if (mode === 'forced colours')
    for (const rule of mustBeMeasured) rules[rule] = { enabled: false };
  const results = await new AxeBuilder({ page })
    // One document without frames: axe need not open a second page to gather results in.
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: tags },
      rules,
      resultTypes: ['violations', 'incomplete'],
    })
    .analyze();
  const unproven = results.incomplete.filter((result) => mustBeMeasured.has(result.id));
  return [
    ...results.violations.flatMap((result) => found(`axe:${result.id}`, result)),
    ...unproven.flatMap((result) => found(`axe:${result.id}:unproven`, result)),
  ];
}

type AxeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function found(rule: string, result: AxeResult): Finding[] {
  return result.nodes.map((node) => ({
    rule,
    target: node.target.flat().join(' '),
    message: `${result.help}. ${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
  }));
}
