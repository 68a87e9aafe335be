import type { Page } from '@playwright/test';
import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { invitedBy, makeCoach, matchedWith, sharesWith } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const home = '/job-coach/home';
const requests = '/job-coach/requests';

/** As a coach of another agency with one who shares and one who has not chosen yet. */
async function openTwo(page: Page, app: RunningApp, path: string): Promise<void> {
  const coach = await makeCoach(app);
  await sharesWith(app, coach);
  await matchedWith(app, coach, { firstName: 'Owen', lastName: 'Brightwater' });
  await openAs(page, coach, path);
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/home',
    state: 'nobody yet',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), home);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'one shares, one has not chosen',
    open: async (page, app) => {
      await openTwo(page, app, home);
      await expect(seen(page, '( 2 candidate(s) found)').first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'a search finds nobody',
    open: async (page, app) => {
      await openTwo(page, app, `${home}?words=baker`);
      await expect(seen(page, /^Nobody fits this search/)).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'three lists of a coach of the provider',
    open: async (page, app) => {
      const coach = await makeCoach(app, { isProvider: true });
      await sharesWith(app, coach, ['profile'], [], { firstName: 'Zora', lastName: 'Aaby' });
      await openAs(page, coach, `${home}?words=${coach.email.slice(0, 1)}`);
      await expect(page.getByRole('link', { name: /^Offer help to/ }).first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'who applied to the provider',
    open: async (page, app) => {
      await invitedBy(app, '', [{ firstName: 'Mina', lastName: 'Torvald' }]);
      await openAs(page, await makeCoach(app, { isProvider: true }), `${home}?tab=applied`);
      await expect(page.getByRole('button', { name: /^Accept Mina/ }).first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'waiting for an answer',
    open: async (page, app) => {
      await openTwo(page, app, requests);
      await hold(page, '**/JobCoachMatches/GetJobCoachCandidatesV2/*');
      await page.goto(home);
      await expect(seen(page, 'Loading the candidates').first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'the list failed',
    open: async (page, app) => {
      await page.route('**/JobCoachMatches/GetJobCoachCandidatesV2/*', (route) => route.abort());
      await openTwo(page, app, home);
      await expect(seen(page, /^The list could not be loaded\./).first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 4, '/job-coach/home');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
