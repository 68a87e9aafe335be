import type { Page } from '@playwright/test';
import { expect } from '#tests/support/app.ts';
import { jobCards, seen, tick } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';
import { hold, type PageInState } from './states.ts';

const jobs = '/candidate/jobs/recommended-jobs';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The states of the candidate's pages, except the pages from a resume to the jobs. */
export const candidateStates: readonly PageInState[] = [
  {
    route: '/candidate/profile/:tab?',
    state: 'the menu is open where it is collapsed',
    open: async (page, app) => {
      await page.setViewportSize({ width: 800, height: 800 });
      await signedInCandidate(page, app, '/candidate/profile');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'with other ticked',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/accommodation');
      await tick(page, 'Other');
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/accommodation');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/userAccommodation/**');
      await signedInCandidate(page, app, '/candidate/accommodation');
      await expect(seen(page, 'Loading: Accommodations').first()).toBeVisible();
    },
  },
  {
    route: jobs,
    state: 'full',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), jobs);
      await expect(jobCards(page)).toHaveCount(25);
    },
  },
  {
    route: jobs,
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobs);
      await expect(seen(page, "We don't have any recommended jobs for you.").first()).toBeVisible();
    },
  },
  {
    route: jobs,
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/api/matching/recommendations');
      await openAs(page, await demoCandidate(app), jobs);
      await expect(seen(page, 'Finding your jobs').first()).toBeVisible();
    },
  },
  {
    route: jobs,
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/api/matching/recommendations', (route) => route.abort());
      await openAs(page, await demoCandidate(app), jobs);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
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
    route: '/candidate/account-settings',
    state: 'an empty form was submitted',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/account-settings');
      await page.getByRole('button', { name: 'Change password' }).press('Enter');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/account-settings');
      await expect(title(page)).toHaveText('Account settings');
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'long on its way, over the page before',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/invite-job-coach');
      await expect(title(page)).toHaveText('Invite a job coach');
      await hold(page, '**/assets/AccountSettingsPage-*.js');
      await page.getByRole('link', { name: 'Account settings' }).click();
      await expect(seen(page, 'Loading the page')).toBeVisible();
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'of a version that is gone',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/invite-job-coach');
      await expect(title(page)).toHaveText('Invite a job coach');
      await page.route('**/assets/AccountSettingsPage-*.js', (route) =>
        route.fulfill({ status: 404 }),
      );
      await page.getByRole('link', { name: 'Account settings' }).click();
      await expect(title(page)).toHaveText('This page did not open');
    },
  },
];
