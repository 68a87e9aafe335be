import { expect } from '@playwright/test';
import { unreachableProvider } from '#tests/support/social.ts';
import { test } from '#tests/support/warmPage.ts';
import { allStates as states } from './allStates.ts';
import { arrived } from './checks/arrived.ts';
import { inAllModes, isOnce, modesOfThisRun } from './checks/modes.ts';
import { expectPageAccessible } from './checks/page.ts';
import { shownBy } from './machines/looks.ts';
import { runningStates } from './machines/running.ts';
import { pageRoutes } from './routeTable.ts';

// Shows the button of a sign-in provider too. No server answers at its address.
test.use({ appOptions: { settings: unreachableProvider } });

test('looks at every route of the route table', () => {
  const seen = new Set(states.map(({ route }) => route));
  expect([...seen].toSorted()).toEqual(pageRoutes().toSorted());
});

const byRoute = Map.groupBy(states, ({ route }) => route);
const firstOfEachRoute = [...byRoute.values()].flatMap(([first]) => first ?? []);

for (const look of isOnce ? firstOfEachRoute : states) {
  const { route, state } = look;
  test(`${route}: ${state}`, async ({ page, app }) => {
    await look.open(page, app);
    await arrived(page, look);
    const shown = shownBy(`${route}: ${state}`);
    if (shown.length > 0)
      await expect.poll(() => runningStates(page)).toEqual(expect.arrayContaining(shown));
    const check = () => expectPageAccessible(page, { route, state });
    await inAllModes(page, check, modesOfThisRun);
  });
}
