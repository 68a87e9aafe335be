import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { cardsOf, jobPaths, searchFor } from '#tests/support/jobPages.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { insertSavedSearches, newPosting } from '#tests/support/savedSearches.ts';
import { hold, type PageInState } from './states.ts';

const route = '/candidate/jobs/saved-searches';
const oneRoute = `${route}/:guid`;
const nobody = `${route}/00000000-0000-4000-8000-000000000000`;

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

/** Opens the page as a person with saved searches in every state. */
async function openFilled(page: Page, app: RunningApp): Promise<void> {
  const { userGuid } = await signedInCandidate(page, app, route);
  await insertSavedSearches(app, userGuid, [
    { name: 'teacher near Syracuse', words: 'teacher', place: 'Syracuse, NY' },
    { name: 'remote jobs', list: 'remote', frequency: 'never', filters: '{"postedWithinDays":7}' },
    { name: 'nurse near Atlantis', place: 'Atlantis', paused: 'place' },
    { name: 'cook', words: 'cook', paused: 'unanswered', asked: true },
    { name: 'driver', words: 'driver', asked: true },
  ]);
  await newPosting(app, 'teacher', 'Night Teacher');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'driver' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'How often?' })).toHaveCount(5);
}

/** The states of saving a search, and of the page with the saved ones. */
export const savedSearchStates: readonly PageInState[] = [
  {
    route,
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have no saved searches yet')).toBeVisible();
    },
  },
  { route, state: 'with new jobs, pauses and a question', open: openFilled },
  {
    route,
    state: 'full at 20',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, route);
      await insertSavedSearches(app, userGuid, twenty);
      await page.reload();
      await expect(seen(page, /^You have 20 saved searches/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'How often?' })).toHaveCount(20);
    },
  },
  {
    route,
    state: 'a search is being renamed',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Rename driver' }).click();
      await expect(field(page, 'Name')).toBeFocused();
    },
  },
  {
    route,
    state: 'asking before a search is deleted',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Delete driver' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route,
    state: 'a change failed',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.route('**/savedSearch/*', (one) => one.abort());
      await page.getByRole('button', { name: 'Stop mails of driver' }).click();
      await expect(seen(page, /could not reach the server/)).toBeVisible();
    },
  },
  {
    route,
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/savedSearch');
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Loading your saved searches').first()).toBeVisible();
    },
  },
  {
    route,
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/savedSearch', (one) => one.abort());
      await signedInCandidate(page, app, route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: oneRoute,
    state: 'opening',
    open: async (page, app) => {
      await hold(page, '**/savedSearch');
      await signedInCandidate(page, app, nobody);
      await expect(seen(page, 'Opening the list').first()).toBeVisible();
    },
  },
  {
    route: oneRoute,
    state: 'the search is gone',
    open: async (page, app) => {
      await signedInCandidate(page, app, nobody);
      await expect(seen(page, 'This search is gone')).toBeVisible();
    },
  },
  {
    route: oneRoute,
    state: 'opening failed',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, route);
      await insertSavedSearches(app, userGuid, [{ name: 'cook', words: 'cook' }]);
      await page.reload();
      await page.route('**/opened', (one) => one.abort());
      await page.getByRole('link', { name: 'Open cook' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: jobPaths.all,
    state: 'a search is being saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await openPanel(page);
    },
  },
  {
    route: jobPaths.all,
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
    route: jobPaths.all,
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
    route: jobPaths.all,
    state: 'a search is saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await openPanel(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Search saved' })).toBeFocused();
    },
  },
  {
    route: jobPaths.all,
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
