import { expect, test } from '#tests/support/app.ts';
import { limit } from '#scripts/testing/slowness.ts';
import { unreachableProvider } from '#tests/support/social.ts';
import { allStates } from '../allStates.ts';
import { arrived } from '../checks/arrived.ts';
import { describeFindings } from '../checks/findings.ts';
import { behaviourFindings } from './behaviour.ts';
import { worked } from './looks.ts';
import { isRead } from './reads.ts';

// Touch is tried too, as on a telephone.
test.use({ appOptions: { settings: unreachableProvider }, hasTouch: true });

// Each control is worked up to four times, on the page as it opens.
test.describe.configure({ timeout: limit(900_000) });

/** Here the menu around the page is worked too: of employers, job coaches, and everybody. */
const withMenus = new Set([
  '/employer/notifications',
  '/job-coach/requests',
  '/job-recommendations',
]);

/** What was read in a resume is not lost by one key: Close asks first. */
const stays = ['Review your resume'];

const looks = Object.entries(worked).map(([route, state]) => {
  const look = allStates.find((each) => each.route === route && each.state === state);
  if (!look) throw new Error(`There is no look "${route}: ${state}".`);
  return look;
});

for (const { route, state, open } of looks) {
  test(`${route} is used by every way: ${state}`, async ({ page, app }) => {
    await open(page, app);
    const address = page.url();
    // Each time as it was found: also after logging out.
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    await page.addInitScript((entries) => {
      sessionStorage.clear();
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    const reopen = async () => {
      await page.goto(address);
      await arrived(page);
      // A page whose content is still on its way has no controls to work.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    };
    const {
      findings,
      leftOut,
      alike,
      worked: count,
    } = await behaviourFindings(page, reopen, {
      hovered: 20,
      isRead,
      stays,
      isWorked: ({ isOfPage }) => isOfPage || withMenus.has(route),
      isFirstEnough: true,
    });
    console.log(`${route}: ${count} worked; alike, not worked: ${alike}`);
    expect(describeFindings(findings)).toBe('');
    expect(leftOut.controls).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
}
