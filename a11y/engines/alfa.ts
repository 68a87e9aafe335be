import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Native as ofWindow } from '@siteimprove/alfa-device/native.js';
import { Native as ofDocument } from '@siteimprove/alfa-dom/native.js';
import rules from '@siteimprove/alfa-rules';
import { Page as SeenPage } from '@siteimprove/alfa-web';
import type { EngineFinding } from './finding.ts';

/**
 * What Siteimprove's engine says of the current page, by all its rules but the experimental ones.
 * It works on a copy of the document. Ask it last: from then on the page hides a part of its style
 * rules from scripts.
 */
export async function alfaFindings(page: Page): Promise<EngineFinding[]> {
  await page.evaluate(hideUnknownRules);
  const document = await page.evaluate<object>(`(${String(ofDocument.fromNode)})()`);
  const device = await page.evaluate<object>(`(${String(ofWindow.fromWindow)})()`);
  const exchange = { url: page.url(), headers: [], body: '' };
  const seen = {
    request: { ...exchange, method: 'GET' },
    response: { ...exchange, status: 200 },
    document,
    device,
  };
  const json = seen as unknown as SeenPage.JSON;
  const outcomes = await Audit.of(SeenPage.from(json).getUnsafe(), rules).evaluate();
  return [...outcomes].flatMap((outcome) => {
    if (!Outcome.isFailed(outcome) && !Outcome.isCantTell(outcome)) return [];
    const parts = partsOf(outcome.target);
    const said = Outcome.isFailed(outcome)
      ? [...outcome.expectations].flatMap(([, result]) => [...result.err()])
      : [outcome.diagnostic];
    return {
      rule: `alfa:${outcome.rule.uri.replace(/^.*\//, '')}`,
      places: parts.map((part) => part.path()),
      message: [...said.map(({ message }) => message), ...parts.map(startOf)].join(' '),
    };
  });
}

/**
 * In the page: a style sheet with one kind of rule that the engine does not know, such as
 * @container, would count as empty. So the sheets show only the kinds that it knows.
 */
function hideUnknownRules(): void {
  const known =
    /^CSS(FontFace|Import|Keyframes?|LayerBlock|LayerStatement|Media|Namespace|Page|Style|Supports)Rule$/;
  for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
    const rulesOf = Object.getOwnPropertyDescriptor(prototype, 'cssRules')?.get;
    Object.defineProperty(prototype, 'cssRules', {
      get(): CSSRule[] {
        const all: CSSRuleList = rulesOf?.call(this);
        return [...all].filter((rule) => known.test(rule.constructor.name));
      },
    });
  }
}

/** A part of the engine's copy of the document. */
interface Part {
  path: () => string;
  toString: () => string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPart = (value: unknown): value is Part => isObject(value) && 'path' in value;
const isGroup = (value: unknown): value is Iterable<unknown> =>
  isObject(value) && Symbol.iterator in value;

/** What a rule looked at is one part, or several that it compares. */
function partsOf(target: unknown): Part[] {
  if (isPart(target)) return [target];
  return isGroup(target) ? [...target].flatMap(partsOf) : [];
}

const startOf = (part: Part) => part.toString().replaceAll(/\s+/g, ' ').trim().slice(0, 160);
