import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';

const route = '/candidate/resume';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route,
    state: 'full',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), route);
      await expect(page.getByRole('article', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    route,
    state: 'with a section moved, and a summary for this job',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), route);
      await page.getByRole('button', { name: 'Move up Skills' }).click();
      await page.getByRole('textbox', { name: 'Summary for this job' }).fill('Quick and exact.');
      await expect(page.getByRole('article', { name: 'Preview' })).toContainText('Quick and exact');
    },
  },
  {
    route,
    state: 'nothing to write',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Your profile has nothing for a resume yet')).toBeVisible();
    },
  },
  {
    route,
    state: 'the file could not be made',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), route);
      await page.route('**/resumeOut/*', (call) => call.abort());
      await page.getByRole('button', { name: 'Save as PDF' }).click();
      await expect(seen(page, /^The file could not be made\./).first()).toBeVisible();
    },
  },
  {
    route,
    state: 'waiting for an answer',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/home');
      await hold(page, '**/userCredential/getByUserId/*');
      await page.goto(route);
      await expect(seen(page, 'Loading your profile').first()).toBeVisible();
    },
  },
  {
    route,
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, route);
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
];
