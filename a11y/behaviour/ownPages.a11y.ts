import { expect, test } from '#tests/support/app.ts';
import { limit } from '#scripts/testing/slowness.ts';
import { unreachableProvider } from '#tests/support/social.ts';
import { allStates } from '../allStates.ts';
import { describeFindings } from '../checks/findings.ts';
import { behaviourFindings } from './behaviour.ts';
import { becomesQuiet } from './outcome.ts';

// Touch is tried too, as on a telephone.
test.use({ appOptions: { settings: unreachableProvider }, hasTouch: true });

/** Calls that only ask, by POST. */
const reads = /\/(Get\w+|recommendations\w*|CheckLanguage)$/i;

// Each control is worked five times, each time on the page as it opens.
test.describe.configure({ timeout: limit(900_000) });

/** The looks that are worked, as "route: state". The others were not yet. */
const worked = [
  '/admin/job-coach: one of our own and one of another agency',
  '/auth/register: as it opens',
  '/candidate/accommodation: with other ticked',
  '/candidate/jobs/saved-searches: empty',
  '/employer/applied: one applied, one took it back',
  '/employer/candidates: people to find',
  '/employer/home: with jobs, as a chart',
  '/employer/jobs: in every status',
  '/employer/saved: one with notes',
  '/help: not signed in',
  '/help/report: opened from a page of a candidate',
  '/job-coach/candidate-details/:id: everything is shared, of two facts one',
  '/job-coach/caseload: people in most stages',
  '/job-coach/home: one shares, one has not chosen',
  '/job-coach/profile: as it opens',
  '/job-coach/requests: one is accepted, one is open',
  '/job-recommendations: as it opens',
];

/** Here the menu around the page is worked too: of job coaches, and of everybody. */
const withMenus = new Set(['/job-coach/requests', '/job-recommendations']);

const looks = worked.map((name) => {
  const look = allStates.find(({ route, state }) => `${route}: ${state}` === name);
  if (!look) throw new Error(`There is no look "${name}".`);
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
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
      await becomesQuiet(page);
    };
    const { findings, leftOut } = await behaviourFindings(page, reopen, {
      hovered: 20,
      isRead: (path) => reads.test(path),
      isWorked: ({ isRepeated, isOfPage }) => !isRepeated && (isOfPage || withMenus.has(route)),
    });
    expect(describeFindings(findings)).toBe('');
    expect(leftOut.controls).toBe(0);
  });
}
