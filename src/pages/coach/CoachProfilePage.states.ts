import type { Page } from '@playwright/test';
import { overtake, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { makeCoach } from '#tests/support/coachApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { message } from '#tests/support/sections.ts';

const route = '/job-coach/profile';

async function opened(page: Page, app: RunningApp): Promise<void> {
  await openAs(page, await makeCoach(app), route);
  await expect(field(page, 'Last name')).toHaveValue('Rivera');
}

/** A change that no save gets through with. */
async function unsaved(page: Page, app: RunningApp): Promise<void> {
  await opened(page, app);
  await page.route(/\/User\/[\da-f-]+$/, (call) =>
    call.request().method() === 'PUT' ? call.abort() : call.fallback(),
  );
  await field(page, 'Phone').fill('315-555-0142');
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  { route: '/job-coach/profile', state: 'as it opens', open: opened },
  {
    route: '/job-coach/profile',
    state: 'saved',
    open: async (page, app) => {
      await opened(page, app);
      await field(page, 'Phone').fill('315-555-0142');
      await expect(seen(page, 'Saved', { exact: true })).toBeVisible();
    },
  },
  {
    route: '/job-coach/profile',
    state: 'a required field is empty',
    open: async (page, app) => {
      await opened(page, app);
      await field(page, 'Last name').fill('');
      await field(page, 'Phone').focus();
      await expect(seen(page, /^Not saved\. First name/)).toBeVisible();
    },
  },
  {
    route: '/job-coach/profile',
    state: 'changed somewhere else',
    open: async (page, app) => {
      await opened(page, app);
      await overtake(page, '**/User/*', '315-555-0142', '315-555-0199');
      await field(page, 'Phone').fill('315-555-0142');
      await expect(
        page.getByRole('dialog', { name: 'This was changed somewhere else' }),
      ).toBeVisible();
    },
  },
  {
    route: '/job-coach/profile',
    state: 'not saved yet',
    open: async (page, app) => {
      await unsaved(page, app);
      await expect(seen(page, 'Not saved yet. Trying again.')).toBeVisible();
    },
  },
  {
    route: '/job-coach/profile',
    state: 'asks because it is not saved',
    open: async (page, app) => {
      await unsaved(page, app);
      await field(page, 'Summary').focus();
      await expect(message(page, 'Error')).toBeVisible();
    },
  },
  {
    route: '/job-coach/profile',
    state: 'not saved',
    open: async (page, app) => {
      await unsaved(page, app);
      await field(page, 'Summary').focus();
      await message(page, 'Error').getByRole('button', { name: 'OK' }).click();
      await expect(seen(page, /^Not saved\. What you typed/)).toBeVisible();
    },
  },
];
