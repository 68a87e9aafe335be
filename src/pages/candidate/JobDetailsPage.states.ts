import type { Page } from '@playwright/test';
import { openApplied } from '#a11y/opening/invitation.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { jobCards, seen } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';
import { savedFacts } from '#tests/support/sharedWith.ts';

const jobs = '/candidate/jobs/recommended-jobs';

/** Opens, as a new candidate, the sample posting with the longest list of physical demands. */
async function openFlagged(page: Page, app: RunningApp): Promise<void> {
  const [job] = await app.query(
    "SELECT source_guid FROM job WHERE description ILIKE '%stand for long%' ORDER BY source_guid LIMIT 1",
  );
  await signedInCandidate(page, app, `/candidate/jobs/job-details/${String(job?.['source_guid'])}`);
  await expect(page.getByRole('heading', { name: 'Language in this posting' })).toBeVisible();
}

const details = '/candidate/jobs/job-details';

/** As somebody with needs, at a posting that does or does not speak of access. */
async function openFit(page: Page, app: RunningApp, hasFacts: boolean): Promise<void> {
  const robin = await signedInCandidate(page, app, jobPaths.saved);
  await savedFacts(app, robin, 'A lamp without flicker');
  await app.query(
    `UPDATE disclosure.user_accommodation SET wheelchair_user = true, guide_dog_user = true,
       willing_relocate = true WHERE user_guid = $1`,
    [robin.userGuid],
  );
  const [job] = await app.query(
    `SELECT source_guid FROM job WHERE ($1 AND accommodations ? 'flexible-schedule')
       OR (NOT $1 AND accommodations = '[]'::jsonb AND remote = 'in-person')
     ORDER BY source_guid LIMIT 1`,
    [hasFacts],
  );
  await page.goto(`${details}/${String(job?.['source_guid'])}`);
  await expect(page.getByRole('heading', { name: 'They do not say' })).toBeVisible();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), jobs);
      await jobCards(page).first().getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'there is no such job',
    open: async (page, app) => {
      const gone = '/candidate/jobs/job-details/00000000-0000-4000-8000-000000000000';
      await openAs(page, await demoCandidate(app), gone);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'with notes on its language',
    open: openFlagged,
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'in plain view, with notes on its language',
    open: async (page, app) => {
      await openFlagged(page, app);
      await page.getByRole('button', { name: 'Plain view' }).click();
      await expect(page.getByRole('heading', { name: 'In short' })).toBeFocused();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'in plain view, in the words of the company, with a note on them',
    open: async (page, app) => {
      // The last posting but one, which no other state opens.
      const [job] = await app.query(
        `UPDATE job SET plain_text = E'You help people.\\n\\nWhat you do\\n- Answer the phone at a crazy pace'
         WHERE source_guid = (SELECT source_guid FROM job ORDER BY source_guid DESC LIMIT 1 OFFSET 1)
         RETURNING source_guid`,
      );
      await signedInCandidate(page, app, `${details}/${String(job?.['source_guid'])}`);
      await page.getByRole('button', { name: 'Plain view' }).click();
      await expect(seen(page, /^Written by /)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Language in this posting' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'the plain view did not load',
    open: async (page, app) => {
      await page.route('**/JobFeed/GetPlainPosting/**', (route) => route.abort());
      await openFlagged(page, app);
      await page.getByRole('button', { name: 'Plain view' }).click();
      await expect(seen(page, /^The plain view did not load/)).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'asking before an application is sent',
    open: async (page, app) => {
      await openFlagged(page, app);
      await page.getByRole('button', { name: /^Apply for / }).click();
      await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'the site of the employer was opened',
    open: async (page, app) => {
      // The last posting, which no other state opens.
      const [job] = await app.query(
        `UPDATE job SET apply_url = 'https://jobs.example.com/apply'
         WHERE source_guid = (SELECT source_guid FROM job ORDER BY source_guid DESC LIMIT 1)
         RETURNING source_guid`,
      );
      await page.context().route('https://jobs.example.com/**', (route) => route.abort());
      const id = String(job?.['source_guid']);
      await signedInCandidate(page, app, `/candidate/jobs/job-details/${id}`);
      await page.getByRole('link', { name: /^Apply for .* \(opens in a new tab\)$/ }).click();
      await expect(page.getByRole('group', { name: /^Did you apply on the site/ })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'applied',
    open: async (page, app) => {
      await openFlagged(page, app);
      await page.getByRole('button', { name: /^Apply for / }).click();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(seen(page, /^Applied on/)).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'with needs that the posting speaks of in part, one question copied',
    open: async (page, app) => {
      await openFit(page, app, true);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy this question: Guide dog' }).click();
      await expect(page.getByRole('button', { name: /^Copied: Guide dog/ })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'with needs, of a posting that says nothing about access',
    open: async (page, app) => {
      await openFit(page, app, false);
      await expect(seen(page, 'This employer says nothing about access.')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'asks before an application is withdrawn',
    open: async (page, app) => {
      await page.goto(`${details}/${await openApplied(page, app)}`);
      await page.getByRole('button', { name: /^Withdraw your application/ }).click();
      await expect(page.getByRole('dialog', { name: /^Withdraw / })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'withdrawn',
    open: async (page, app) => {
      await page.goto(`${details}/${await openApplied(page, app)}`);
      await page.getByRole('button', { name: /^Withdraw your application/ }).click();
      await page.getByRole('button', { name: 'Withdraw application' }).click();
      await expect(seen(page, /^You withdrew on/)).toBeVisible();
    },
  },
];
