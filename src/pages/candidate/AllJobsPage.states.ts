import type { Page } from '@playwright/test';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { cardsOf, jobPaths, searchFor } from '#tests/support/jobPages.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { insertSavedSearches, newPosting } from '#tests/support/savedSearches.ts';

const route = '/candidate/jobs/saved-searches';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save this search' });

const twenty = Array.from({ length: 20 }, (_, at) => ({
  name: `Search ${at + 1}`,
  words: `word ${at + 1}`,
}));

/** Opens all jobs with a search as who is signed in, and the panel that saves it. */
async function openPanel(page: Page): Promise<void> {
  await page.goto(jobPaths.all);
  await searchFor(page, 'teacher', 'Syracuse, NY');
  await saveButton(page).click();
  await expect(field(page, 'Name')).toBeFocused();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/all-jobs',
    state: 'full',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.all);
      await expect(cardsOf(page, 'All jobs')).toHaveCount(25);
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'a search that finds nothing',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.all);
      await searchFor(page, 'zeppelin pilot', 'Utica, NY');
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/GetJobsfromSearchV2');
      await signedInCandidate(page, app, jobPaths.all);
      await expect(seen(page, 'Finding jobs').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/GetJobsfromSearchV2', (route) => route.abort());
      await signedInCandidate(page, app, jobPaths.all);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'a search is being saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await openPanel(page);
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'a search was to be saved without a name',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await openPanel(page);
      await field(page, 'Name').fill('');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(seen(page, 'Give the search a name.')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'the 21st search was refused',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, route);
      await insertSavedSearches(app, userGuid, twenty);
      await openPanel(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(seen(page, /^You have 20 saved searches/)).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'a search is saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await openPanel(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Search saved' })).toBeFocused();
    },
  },
  {
    route: '/candidate/jobs/all-jobs',
    state: 'opened from a saved search, with a new job',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, route);
      await insertSavedSearches(app, userGuid, [{ name: 'teacher', words: 'teacher' }]);
      await newPosting(app, 'teacher', 'Night Teacher');
      await page.reload();
      await page.getByRole('link', { name: 'Open teacher' }).click();
      await expect(cardsOf(page, 'All jobs').first().getByRole('heading')).toHaveText(/^New/);
    },
  },
];
