import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { type CaseOf, caseOf, recordOf } from '#tests/support/caseloadApp.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import type { PageInState } from './states.ts';

const board = '/job-coach/caseload';

const people: readonly (CaseOf & { firstName: string; lastName: string })[] = [
  {
    firstName: 'Mina',
    lastName: 'Torvald',
    stage: 'gettingToKnow',
    nextStep: 'First meeting',
    due: 1,
  },
  {
    firstName: 'Priya',
    lastName: 'Vandermeer',
    stage: 'searching',
    nextStep: 'Send two postings',
    due: -9,
  },
  { firstName: 'Theo', lastName: 'Marsh', stage: 'searching', contact: 16 },
  {
    firstName: 'Dana',
    lastName: 'Whitlock',
    stage: 'applying',
    nextStep: 'Call Harborwren',
    due: -1,
    contact: 5,
  },
  {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    stage: 'interviewing',
    nextStep: 'Practice talk',
    due: 2,
    contact: 0,
  },
  {
    firstName: 'Ines',
    lastName: 'Calloway',
    stage: 'working',
    nextStep: 'Visit the job site',
    due: 3,
    contact: 6,
  },
  { firstName: 'Samir', lastName: 'Adeyemi', stage: 'paused', pausedFor: 30, contact: 22 },
];

/** A coach with people in most stages, some of them late. */
async function openBoard(page: Page, app: RunningApp, path = board): Promise<void> {
  const coach = await makeCoach(app);
  for (const { firstName, lastName, ...of } of people) {
    const { match } = await sharesWith(app, coach, ['profile'], [], { firstName, lastName });
    await caseOf(app, match, of);
  }
  await openAs(page, coach, path);
}

/** The states of the caseload, and of what the candidate reads of it. */
export const caseloadStates: readonly PageInState[] = [
  {
    route: board,
    state: 'nobody yet',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), board);
      await expect(seen(page, 'Nobody shares with you yet')).toBeVisible();
    },
  },
  {
    route: board,
    state: 'people in most stages',
    open: async (page, app) => {
      await openBoard(page, app);
      await expect(page.getByRole('heading', { name: 'Searching (2)' })).toBeVisible();
    },
  },
  {
    route: board,
    state: 'a record is written, with an empty line',
    open: async (page, app) => {
      await openBoard(page, app);
      await page.getByRole('button', { name: 'Record for Dana Whitlock' }).click();
      await page.getByRole('button', { name: 'Save record' }).click();
      await expect(seen(page, 'Write one line about what you did.').first()).toBeVisible();
    },
  },
  {
    route: board,
    state: 'a stage is changed to paused',
    open: async (page, app) => {
      await openBoard(page, app);
      await page.getByRole('button', { name: 'Change stage of Mina Torvald' }).click();
      await page.getByRole('button', { name: /Stage/ }).click();
      await page.getByRole('option', { name: 'Paused' }).click();
      await expect(page.getByRole('group', { name: /^Paused until/ })).toBeVisible();
    },
  },
  {
    route: `${board}/print`,
    state: 'people in most stages',
    open: async (page, app) => {
      await openBoard(page, app, `${board}/print`);
      await expect(page.getByRole('row')).toHaveCount(people.length + 1);
    },
  },
  {
    route: '/candidate/coach',
    state: 'with records and a correction',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate, match } = await sharesWith(app, coach);
      await caseOf(app, match, { stage: 'applying', nextStep: 'Call Harborwren', due: 2 });
      const first = await recordOf(app, match, 5, 'Practiced the first talk with an employer.');
      await recordOf(app, match, 4, 'Practiced two talks.', first);
      await recordOf(app, match, 1, 'We read the posting together.');
      await openAs(page, candidate, '/candidate/coach');
      await expect(seen(page, 'We read the posting together.')).toBeVisible();
    },
  },
];
