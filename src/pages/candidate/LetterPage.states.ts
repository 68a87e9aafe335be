import type { Page } from '@playwright/test';
import { openLetters } from '#a11y/opening/letters.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const route = '/candidate/passport/letter/:guid?';
const address = '/candidate/passport/letter';

const openKept = async (page: Page, app: RunningApp) => {
  await openLetters(page, app, 1, (guid) => `${address}/${guid}`);
  await expect(page.getByRole('textbox', { name: 'The letter' })).toBeVisible();
};
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const title = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** Goes on so many times after the job. */
async function openQuestion(page: Page, app: RunningApp, steps: number) {
  await signedInCandidate(page, app, address);
  await page.getByRole('radio', { name: 'I am applying for a job' }).check({ force: true });
  await next(page);
  await page.getByRole('textbox', { name: 'The job' }).fill('Baker');
  for (let at = 0; at < steps; at++) await next(page);
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  { route, state: 'the letter', open: openKept },
  {
    route,
    state: 'the first question, unanswered',
    open: async (page, app) => {
      await signedInCandidate(page, app, address);
      await next(page);
      await expect(seen(page, 'Choose one of the two.')).toBeVisible();
    },
  },
  {
    route,
    state: 'which job',
    open: async (page, app) => {
      await openQuestion(page, app, 0);
      await title(page, 'Which job is it?');
    },
  },
  {
    route,
    state: 'who gets it',
    open: async (page, app) => {
      await openQuestion(page, app, 1);
      await title(page, 'Who gets the letter?');
    },
  },
  {
    route,
    state: 'what is asked for, unanswered',
    open: async (page, app) => {
      await openQuestion(page, app, 3);
      await title(page, 'What do you ask for?');
      await next(page);
      await expect(seen(page, 'Tick or write what you ask for.')).toBeVisible();
    },
  },
  {
    route,
    state: 'asks before own changes are lost',
    open: async (page, app) => {
      await openKept(page, app);
      await page.getByRole('button', { name: 'Change an answer' }).click();
      await page.getByRole('textbox', { name: 'Why you ask' }).fill('I tire soon.');
      await page.getByRole('button', { name: 'Show my letter' }).click();
      await expect(page.getByRole('button', { name: 'Keep my text' })).toBeVisible();
    },
  },
  {
    route,
    state: 'not saved',
    open: async (page, app) => {
      await openKept(page, app);
      await page.route('**/letter/*', (call) => call.abort());
      await page.getByRole('textbox', { name: 'The letter' }).fill('Dear Jordan Lee');
      await page.getByRole('button', { name: 'Save in My letters' }).click();
      await expect(seen(page, /^Your letter was not saved\./).first()).toBeVisible();
    },
  },
];
