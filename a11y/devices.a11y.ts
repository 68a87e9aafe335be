import { expect, test } from '#tests/support/app.ts';
import { unreachableProvider } from '#tests/support/social.ts';
import { allStates } from './allStates.ts';
import { becomesQuiet } from './behaviour/outcome.ts';
import { arrived } from './checks/arrived.ts';
import { deviceFindings } from './checks/devices.ts';
import { describeFindings } from './checks/findings.ts';
import { printFindings } from './checks/printed.ts';

test.use({ appOptions: { settings: unreachableProvider } });

/** Of each role the main pages, and what people print, as "route: state". */
const seen = [
  '/abli/:page: with jobs',
  '/admin/dashboard: somebody waits',
  '/admin/users: verified, waiting and closed',
  '/auth/login: as it opens',
  '/candidate/home: full, a carousel turned',
  '/candidate/jobs/all-jobs: full',
  '/candidate/jobs/job-details/:id: as it opens',
  '/candidate/jobs/recommended-jobs: full',
  '/candidate/privacy: receipts',
  '/candidate/profile/:tab?: work history, full',
  '/candidate/resume-upload: as it opens, with its help opened',
  '/employer/candidate-details/:id: found, with something to read',
  '/employer/home: with jobs, as a chart',
  '/employer/jobs: in every status',
  '/help/accessibility/conformance: as it opens',
  '/job-coach/candidate-details/:id: everything is shared, of two facts one',
  '/job-coach/caseload/print: people in most stages',
  '/job-coach/caseload: people in most stages',
  '/job-coach/home: one shares, one has not chosen',
  '/job-recommendations: with jobs, and skills, the posting of one open',
];

for (const name of seen) {
  const look = allStates.find(({ route, state }) => `${route}: ${state}` === name);
  if (!look) throw new Error(`There is no look "${name}".`);
  test(`${name} works zoomed to 400 %, held either way and on paper`, async ({ page, app }) => {
    await look.open(page, app);
    await arrived(page);
    // Links that come while Tab walks are reached by nobody.
    await becomesQuiet(page);
    const found = [...(await deviceFindings(page)), ...(await printFindings(page))];
    expect(describeFindings(found)).toBe('');
  });
}
