import { expect } from '@playwright/test';
import { limit } from '#scripts/testing/slowness.ts';
import { unreachableProvider } from '#tests/support/social.ts';
import { test } from '#tests/support/warmPage.ts';
import { allStates } from '../allStates.ts';
import { arrived } from '../checks/arrived.ts';
import { describeFindings } from '../checks/findings.ts';
import { settle } from '../checks/settle.ts';
import { alfaFindings } from './alfa.ts';
import { ibmFindings } from './ibm.ts';
import { judged } from './judged.ts';
import { unjudged } from './unjudged.ts';

test.use({ appOptions: { settings: unreachableProvider } });

test('names in every judgement a state that is looked at', () => {
  const names = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  const named = judged.flatMap(({ seenOn }) => seenOn ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

for (const look of allStates) {
  const name = `${look.route}: ${look.state}`;
  test(`finds nothing by two more engines on ${name}`, async ({ page, app }) => {
    await look.open(page, app);
    await arrived(page, look);
    // Looks again where a part of the page was still loading, or came while an engine looked.
    await expect(async () => {
      await settle(page);
      await page.evaluate(takeAnnouncementsAway);
      const findings = [...(await ibmFindings(page)), ...(await alfaFindings(page))];
      const left = await unjudged(page, name, findings);
      expect(describeFindings(left)).toBe('');
    }).toPass({ timeout: limit(60_000) });
  });
}

/**
 * In the page: what was announced is in live regions beside all landmarks, and goes by itself after
 * some seconds, which can be between an engine's look and the judgement.
 */
function takeAnnouncementsAway(): void {
  for (const region of document.querySelectorAll('[data-live-announcer] > *'))
    region.replaceChildren();
}
