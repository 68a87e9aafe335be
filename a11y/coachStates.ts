import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { invitedBy, makeCoach, matchedWith, sharesWith, toldOf } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { coachDetailsStates } from './coachDetailsStates.ts';
import { coachProfileStates } from './coachProfileStates.ts';
import { hold, type PageInState } from './states.ts';

const home = '/job-coach/home';
const requests = '/job-coach/requests';
const notifications = '/job-coach/notifications';

/** As a coach of another agency with one who shares and one who has not chosen yet. */
async function openTwo(page: Page, app: RunningApp, path: string): Promise<void> {
  const coach = await makeCoach(app);
  await sharesWith(app, coach);
  await matchedWith(app, coach, { firstName: 'Owen', lastName: 'Brightwater' });
  await openAs(page, coach, path);
}

/** As somebody for whom several things happened. */
const told = ['coachAccepted', 'sharingStarted', 'sharingEnds', 'sharingStopped'];

/** The states of the job coach's pages. */
export const coachStates: readonly PageInState[] = [
  {
    route: home,
    state: 'nobody yet',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), home);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: home,
    state: 'one shares, one has not chosen',
    open: async (page, app) => {
      await openTwo(page, app, home);
      await expect(seen(page, '( 2 candidate(s) found)').first()).toBeVisible();
    },
  },
  {
    route: home,
    state: 'a search finds nobody',
    open: async (page, app) => {
      await openTwo(page, app, `${home}?words=baker`);
      await expect(seen(page, /^Nobody fits this search/)).toBeVisible();
    },
  },
  {
    route: home,
    state: 'three lists of a coach of the provider',
    open: async (page, app) => {
      const coach = await makeCoach(app, { isProvider: true });
      await sharesWith(app, coach, ['profile'], [], { firstName: 'Zora', lastName: 'Aaby' });
      await openAs(page, coach, `${home}?words=${coach.email.slice(0, 1)}`);
      await expect(page.getByRole('link', { name: /^Offer help to/ }).first()).toBeVisible();
    },
  },
  {
    route: home,
    state: 'who applied to the provider',
    open: async (page, app) => {
      await invitedBy(app, '', [{ firstName: 'Mina', lastName: 'Torvald' }]);
      await openAs(page, await makeCoach(app, { isProvider: true }), `${home}?tab=applied`);
      await expect(page.getByRole('button', { name: /^Accept Mina/ }).first()).toBeVisible();
    },
  },
  {
    route: home,
    state: 'waiting for an answer',
    open: async (page, app) => {
      await openTwo(page, app, requests);
      await hold(page, '**/JobCoachMatches/GetJobCoachCandidatesV2/*');
      await page.goto(home);
      await expect(seen(page, 'Loading the candidates').first()).toBeVisible();
    },
  },
  {
    route: home,
    state: 'the list failed',
    open: async (page, app) => {
      await page.route('**/JobCoachMatches/GetJobCoachCandidatesV2/*', (route) => route.abort());
      await openTwo(page, app, home);
      await expect(seen(page, /^The list could not be loaded\./).first()).toBeVisible();
    },
  },
  {
    route: requests,
    state: 'nobody asks',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), requests);
      await expect(seen(page, 'No request waits for you')).toBeVisible();
    },
  },
  {
    route: requests,
    state: 'one is accepted, one is open',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      await invitedBy(app, coach.email, [
        { firstName: 'Mina', lastName: 'Torvald' },
        { firstName: 'Abel', lastName: 'Kessler' },
      ]);
      await openAs(page, coach, requests);
      await page.getByRole('button', { name: 'Accept Mina Torvald' }).click();
      await expect(seen(page, /^Mina now chooses what to share/)).toBeVisible();
    },
  },
  {
    route: notifications,
    state: 'nothing happened',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), notifications);
      await expect(seen(page, 'You have no notifications')).toBeVisible();
    },
  },
  {
    route: notifications,
    state: 'one is new',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      await toldOf(app, coach, told);
      await openAs(page, coach, notifications);
      await expect(page.getByRole('row')).toHaveCount(5);
    },
  },
  {
    route: '/candidate/notifications',
    state: 'one is new',
    open: async (page, app) => {
      const robin = await signedInCandidate(page, app, '/candidate/coach');
      await toldOf(app, robin, told);
      await page.goto('/candidate/notifications');
      await expect(page.getByRole('row')).toHaveCount(5);
    },
  },
  {
    route: '/candidate/home',
    state: 'with notifications',
    open: async (page, app) => {
      const robin = await signedInCandidate(page, app, '/candidate/coach');
      await toldOf(app, robin, told);
      await page.goto('/candidate/home');
      await expect(page.getByRole('region', { name: 'Newest notifications' })).toBeVisible();
    },
  },
  ...coachDetailsStates,
  ...coachProfileStates,
  {
    route: '/help',
    state: 'as a job coach',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 4 }), '/help');
      await expect(page.getByRole('link', { name: 'All Candidates' }).first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 4 }), '/job-coach/account-settings');
      await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
    },
  },
];
