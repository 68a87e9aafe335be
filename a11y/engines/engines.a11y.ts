import { expect } from '@playwright/test';
import { unreachableProvider } from '#tests/support/social.ts';
import { test } from '#tests/support/warmPage.ts';
import { allStates } from '../allStates.ts';
import { describeFindings } from '../checks/findings.ts';
import { settle } from '../checks/settle.ts';
import { alfaFindings } from './alfa.ts';
import { ibmFindings } from './ibm.ts';
import { judged } from './judged.ts';
import { unjudged } from './unjudged.ts';

test.use({ appOptions: { settings: unreachableProvider } });

test('every judgement names a state that is looked at', () => {
  const names = new Set(allStates.map(({ route, state }) => `${route}: ${state}`));
  const named = judged.flatMap(({ seenOn }) => seenOn ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

for (const { route, state, open } of allStates)
  test(`two more engines find nothing on ${route}: ${state}`, async ({ page, app }) => {
    await open(page, app);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    const look = async () => {
      await settle(page);
      const findings = [...(await ibmFindings(page)), ...(await alfaFindings(page))];
      return describeFindings(await unjudged(page, `${route}: ${state}`, findings));
    };
    // Looks again where a part of the page was still loading.
    await expect.poll(look).toBe('');
  });
