import type { Page } from '@playwright/test';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { insertSavedSearches, newPosting } from '#tests/support/savedSearches.ts';

const route = '/candidate/jobs/saved-searches';

const twenty = Array.from({ length: 20 }, (_, at) => ({
  name: `Search ${at + 1}`,
  words: `word ${at + 1}`,
}));

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

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/saved-searches',
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have no saved searches yet')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches',
    state: 'with new jobs, pauses and a question',
    open: openFilled,
  },
  {
    route: '/candidate/jobs/saved-searches',
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
    route: '/candidate/jobs/saved-searches',
    state: 'a search is being renamed',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Rename driver' }).click();
      await expect(field(page, 'Name')).toBeFocused();
    },
  },
  {
    route: '/candidate/jobs/saved-searches',
    state: 'asking before a search is deleted',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.getByRole('button', { name: 'Delete driver' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches',
    state: 'a change failed',
    open: async (page, app) => {
      await openFilled(page, app);
      await page.route('**/savedSearch/*', (one) => one.abort());
      await page.getByRole('button', { name: 'Stop mails of driver' }).click();
      await expect(seen(page, /could not reach the server/)).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/savedSearch');
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Loading your saved searches').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-searches',
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/savedSearch', (one) => one.abort());
      await signedInCandidate(page, app, route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
