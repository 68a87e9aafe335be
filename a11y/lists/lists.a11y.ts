import type { Page, Route } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import { expect, test } from '#tests/support/app.ts';
import { callOf, operationNamed } from '#tests/support/contract.ts';
import { allStates } from '../allStates.ts';
import { becomesQuiet } from '../behaviour/outcome.ts';
import { arrived } from '../checks/arrived.ts';
import { inAllModes } from '../checks/modes.ts';
import { expectPageAccessible } from '../checks/page.ts';
import { type Variant, varied, variants } from './answers.ts';
import { type ListLook, lists } from './lists.ts';

test.describe.configure({ timeout: limit(300_000) });

/** In the button of a failure, or of a list that is there no more. */
const saysFailed = /^(Try again|This is not here any more)/;
/** The calls of the app, for what varies an answer alone: a look may have answers of its own. */
const ASKED = '**/api/**';

const problems = { failed: 503, gone: 404 };
/** Where more or longer words change what fits. */
const isTriedNarrow = (variant: Variant) => variant === 'many' || variant === 'longest words';

for (const [file, looks] of Object.entries(lists))
  for (const look of looks)
    test(`shows the list of ${look.over.split(':')[0]} (${file}) in each of its states`, async ({
      page,
      app,
    }) => {
      const shown = allStates.find(({ route, state }) => `${route}: ${state}` === look.over);
      if (!shown) throw new Error(`There is no look "${look.over}".`);
      await shown.open(page, app);
      await arrived(page);
      const address = page.url();
      const seen = new Map<Variant, string>();
      for (const variant of variants) {
        const asked = await answered(page, look, variant);
        await page.goto(address);
        await arrived(page);
        await expect.poll(asked, `${look.call} was asked for in "${variant}"`).toBeGreaterThan(0);
        // A call that failed is tried again before anything is said.
        if (variant in problems) await expect(page.getByText(saysFailed).first()).toBeVisible();
        await becomesQuiet(page);
        seen.set(variant, (await page.locator('main').textContent()) ?? '');
        await inAllModes(
          page,
          () => expectPageAccessible(page, { route: shown.route, state: `its list: ${variant}` }),
          isTriedNarrow(variant) ? ['light', '320 px'] : ['light'],
        );
      }
      expect(new Set(seen.values()).size).toBeGreaterThanOrEqual(variants.length - 1);
    });

/**
 * Answers the call of a list in this variant, instead of what answered it so before; gives how
 * often it was asked for.
 */
async function answered(page: Page, look: ListLook, variant: Variant) {
  let count = 0;
  const answer = async (route: Route, call: string, entries: string) => {
    count += 1;
    if (variant === 'failed' || variant === 'gone') {
      const status = problems[variant];
      return route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'An invented failure', status },
      });
    }
    // A page that is left stops its calls.
    const response = await route.fetch().catch(() => null);
    if (response === null) return;
    const { body, total } = varied(operationNamed(call), await response.json(), entries, variant);
    return route.fulfill({
      response,
      json: body,
      headers: { ...response.headers(), 'x-total-count': String(total) },
    });
  };
  const { call, entries = '', ranking } = look;
  await page.unroute(ASKED);
  await page.route(ASKED, async (route: Route) => {
    const request = route.request();
    const asked = `${request.method()} ${new URL(request.url()).pathname}`;
    if (callOf(call).test(asked)) return answer(route, call, entries);
    if (ranking && !(variant in problems) && callOf(ranking.call).test(asked))
      return answer(route, ranking.call, ranking.entries);
    return route.fallback();
  });
  return () => count;
}
