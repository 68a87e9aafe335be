import { openBoard } from '#a11y/opening/caseload.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeCoach } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const board = '/job-coach/caseload';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/caseload',
    state: 'nobody yet',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), board);
      await expect(seen(page, 'Nobody shares with you yet')).toBeVisible();
    },
  },
  {
    route: '/job-coach/caseload',
    state: 'people in most stages',
    open: async (page, app) => {
      await openBoard(page, app);
      await expect(page.getByRole('heading', { name: 'Searching (2)' })).toBeVisible();
    },
  },
  {
    route: '/job-coach/caseload',
    state: 'a record is written, with an empty line',
    open: async (page, app) => {
      await openBoard(page, app);
      await page.getByRole('button', { name: 'Record for Dana Whitlock' }).click();
      await page.getByRole('button', { name: 'Save record' }).click();
      await expect(seen(page, 'Write one line about what you did.').first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/caseload',
    state: 'a stage is changed to paused',
    open: async (page, app) => {
      await openBoard(page, app);
      await page.getByRole('button', { name: 'Change stage of Mina Torvald' }).click();
      await page.getByRole('button', { name: /Stage/ }).click();
      await page.getByRole('option', { name: 'Paused' }).click();
      await expect(page.getByRole('group', { name: /^Paused until/ })).toBeVisible();
    },
  },
];
