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

/** What a mode can change of what axe finds; every rule in the modes that are not named. */
const rulesOfMode: Partial<Record<Mode, readonly string[]>> = {
  // Other colours, the same page.
  dark: [...mustBeMeasured],
  // The colours are the person's own choice, and the page is the same.
  'forced colours': [],
  // The same parts at another size.
  '200 % text': ['target-size'],
  'text spacing': ['target-size'],
};

/** Every axe rule that can find something in this mode which it did not find in light, on the page as it stands. */
export async function axeFindings(page: Page, mode: Mode): Promise<Finding[]> {
  const some = rulesOfMode[mode];
  if (some?.length === 0) return [];
  const axe = new AxeBuilder({ page })
    // One document without frames: axe need not open a second page to gather results in.
    .setLegacyMode()
    .options({
      runOnly: some ? { type: 'rule', values: [...some] } : { type: 'tag', values: tags },
      ...(some
        ? {}
        : { rules: Object.fromEntries(switchedOn.map((rule) => [rule, { enabled: true }])) }),
      resultTypes: ['violations', 'incomplete'],
    });
  const results = await axe.analyze();
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
