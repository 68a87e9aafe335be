import type { Page } from '@playwright/test';
import type { Finding } from '../checks/findings.ts';
import type { EngineFinding } from './finding.ts';
import { judged as table, type Judgement } from './judged.ts';

/**
 * What the engines say that nobody has judged, and the judgements that have become stale.
 * @param seen the page and its state, as "route: state"
 */
export async function unjudged(
  page: Page,
  seen: string,
  findings: readonly EngineFinding[],
  judged: readonly Judgement[] = table,
): Promise<Finding[]> {
  const isThere = await page.evaluate(placesMatch, {
    places: findings.map((finding) => finding.places),
    selectors: judged.map(({ where }) => where),
  });
  const isMeant = (finding: number, judgement: number) => {
    const { rule = '', message = '' } = findings[finding] ?? {};
    const { rule: meant, says = /./ } = judged[judgement] ?? {};
    return rule === meant && says.test(message) && isThere[finding]?.[judgement] === true;
  };
  const open = findings.filter((_, at) => !judged.some((_each, which) => isMeant(at, which)));
  const stale = judged.filter(
    ({ seenOn }, which) => seenOn === seen && !findings.some((_, at) => isMeant(at, which)),
  );
  return [
    ...open.map(({ rule, places, message }) => ({ rule, target: places.join(' and '), message })),
    ...stale.map(({ rule, where }) => ({
      rule: 'stale-judgement',
      target: where,
      message: `a11y/engines/judged.ts judges "${rule}" here, but it is not said any more: take it out.`,
    })),
  ];
}

/** In the page: for each finding and each selector, whether it matches all places. */
function placesMatch({
  places,
  selectors,
}: {
  places: (readonly string[])[];
  selectors: string[];
}): boolean[][] {
  const elementAt = (path: string): Element | null => {
    // A drawing's elements are found by their local name only.
    const anyNamespace = path.replaceAll(/\/([\w-]+)(?=\[)/g, '/*[local-name()="$1"]');
    const node = document.evaluate(
      anyNamespace,
      document,
      null,
      XPathResult.FIRST_ORDERED_NODE_TYPE,
    ).singleNodeValue;
    if (node instanceof Document) return node.documentElement;
    if (node instanceof Attr) return node.ownerElement;
    return node instanceof Element ? node : (node?.parentElement ?? null);
  };
  return places.map((each) => {
    const elements = each.map(elementAt);
    return selectors.map(
      (selector) => elements.length > 0 && elements.every((element) => element?.matches(selector)),
    );
  });
}
