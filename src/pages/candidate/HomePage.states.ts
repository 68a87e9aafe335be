import type { Page } from '@playwright/test';
import { leaveQuestions } from '#a11y/opening/mainJob.ts';
import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { toldOf } from '#tests/support/coachApp.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';

const goOn = (page: Page) => page.getByRole('link', { name: 'Continue with the questions' });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/home',
    state: 'the questions were left open',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(goOn(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'All jobs' })).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'just begun, without recommended jobs',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.home);
      await expect(page.getByRole('link', { name: 'Build resume' })).toBeVisible();
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
    },
  },
  {
    route: '/candidate/home',
    state: 'just begun, with two applications',
    open: async (page, app) => {
      const { userGuid } = await signedInCandidate(page, app, jobPaths.home);
      await app.query(
        'INSERT INTO job_application (user_guid, source_guid, applied_at) SELECT $1, source_guid, now() FROM job LIMIT 2',
        [userGuid],
      );
      await page.reload();
      await expect(page.getByRole('region', { name: 'Your applications' })).toBeVisible();
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
    },
  },
  {
    route: '/candidate/home',
    state: 'full, a carousel turned',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(cardsOf(page, 'All jobs')).toHaveCount(12);
      const region = page.getByRole('region', { name: 'Recommended jobs' });
      await region.getByRole('button', { name: 'Next recommended jobs' }).click();
      await expect(region.getByText('4 to 6 of 12')).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/userProfile/**');
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(seen(page, 'Loading your profile').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'loading the lists',
    open: async (page, app) => {
      await hold(page, '**/api/jobs/**');
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(seen(page, 'Finding your jobs').first()).toBeVisible();
      await expect(seen(page, 'Your profile is 100% complete').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/api/jobs/**', (route) => route.abort());
      await openAs(page, await demoCandidate(app), jobPaths.home);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2);
    },
  },
  {
    route: '/candidate/home',
    state: 'with notifications',
    open: async (page, app) => {
      const robin = await signedInCandidate(page, app, '/candidate/coach');
      await toldOf(app, robin);
      await page.goto('/candidate/home');
      await expect(page.getByRole('region', { name: 'Newest notifications' })).toBeVisible();
    },
  },
  {
    route: '/candidate/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/home');
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    },
  },
];
