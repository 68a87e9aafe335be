import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { cardsOf, jobPaths, searchFor } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { demoCandidate, makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { hold, type PageInState } from './states.ts';

/** Opens, as a new candidate, the sample posting with the longest list of physical demands. */
async function openFlagged(page: Page, app: RunningApp): Promise<void> {
  const [job] = await app.query(
    "SELECT source_guid FROM job WHERE description ILIKE '%stand for long%' ORDER BY source_guid LIMIT 1",
  );
  await signedInCandidate(page, app, `/candidate/jobs/job-details/${String(job?.['source_guid'])}`);
  await expect(page.getByRole('heading', { name: 'Language in this posting' })).toBeVisible();
}

/** Opens a page as a person with three saved jobs and one application. */
async function openKept(page: Page, app: RunningApp, path: string): Promise<void> {
  const person = await makePerson(app);
  await app.query(
    'INSERT INTO saved_job (user_guid, source_guid, saved_at) SELECT $1, source_guid, now() FROM job ORDER BY source_guid LIMIT 3',
    [person.userGuid],
  );
  await app.query(
    'INSERT INTO job_application (user_guid, source_guid, applied_at) SELECT $1, source_guid, now() FROM job ORDER BY source_guid LIMIT 1',
    [person.userGuid],
  );
  await openAs(page, person, path);
  await expect(seen(page, /^Applied on/).first()).toBeVisible();
}

/** The states of the dashboard and the job pages. */
export const jobStates: readonly PageInState[] = [
  {
    route: jobPaths.home,
    state: 'just begun, without recommended jobs',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.home);
      await expect(page.getByRole('link', { name: 'Build resume' })).toBeVisible();
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
    },
  },
  {
    route: jobPaths.home,
    state: 'just begun, with two applications',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, jobPaths.home);
      await app.query(
        'INSERT INTO job_application (user_guid, source_guid, applied_at) SELECT $1, source_guid, now() FROM job LIMIT 2',
        [userGuid],
      );
      await page.reload();
      await expect(page.getByRole('region', { name: 'Your applications' })).toBeVisible();
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
    },
  },
  {
    route: jobPaths.home,
    state: 'full, a carousel turned',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
      const region = page.getByRole('region', { name: 'Recommended jobs' });
      await region.getByRole('button', { name: 'Next recommended jobs' }).click();
      await expect(region.getByText('4 to 6 of 12')).toBeVisible();
    },
  },
  {
    route: jobPaths.home,
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/userProfile/**');
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(seen(page, 'Loading your profile').first()).toBeVisible();
    },
  },
  {
    route: jobPaths.home,
    state: 'loading the lists',
    open: async (page, app) => {
      await hold(page, '**/api/jobs/**');
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(seen(page, 'Finding your jobs').first()).toBeVisible();
      await expect(seen(page, 'Your profile is 100% complete').first()).toBeVisible();
    },
  },
  {
    route: jobPaths.home,
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/api/jobs/**', (route) => route.abort());
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
    },
  },
  {
    route: jobPaths.all,
    state: 'full',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.all);
      await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
    },
  },
  {
    route: jobPaths.all,
    state: 'a search that finds nothing',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.all);
      await searchFor(page, 'zeppelin pilot', 'Utica, NY');
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: jobPaths.all,
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/GetJobsfromSearchV2');
      await signedInCandidate(page, app, jobPaths.all);
      await expect(seen(page, 'Finding jobs').first()).toBeVisible();
    },
  },
  {
    route: jobPaths.all,
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/GetJobsfromSearchV2', (route) => route.abort());
      await signedInCandidate(page, app, jobPaths.all);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: jobPaths.saved,
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.saved);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: jobPaths.saved,
    state: 'a job was taken out and the message about it is shown',
    open: async (page, app) => {
      await openKept(page, app, jobPaths.saved);
      await cardsOf(page, 'Saved jobs').first().getByRole('button').click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: jobPaths.applied,
    state: 'full',
    open: async (page, app) => openKept(page, app, jobPaths.applied),
  },
  {
    route: jobPaths.applied,
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.applied);
      await expect(seen(page, 'You have not applied for a job yet.').first()).toBeVisible();
    },
  },
  {
    route: jobPaths.remote,
    state: 'full',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.remote);
      await expect(cardsOf(page, 'Remote jobs')).toHaveCount(25);
    },
  },
  {
    route: '/candidate/jobs/job-details/:id',
    state: 'with notes on its language',
    open: openFlagged,
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
];
