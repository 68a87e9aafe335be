import type { Page } from '@playwright/test';
import { chooseDisplay } from '#tests/support/displaySettings.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { jobCards, seen, tick } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';

const jobs = '/candidate/jobs/recommended-jobs';

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/recommended-jobs',
    state: 'full',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), jobs);
      await expect(jobCards(page)).toHaveCount(25);
    },
  },
  {
    route: '/candidate/jobs/recommended-jobs',
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobs);
      await expect(seen(page, "We don't have any recommended jobs for you.").first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/recommended-jobs',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/api/matching/recommendations');
      await openAs(page, await demoCandidate(app), jobs);
      await expect(seen(page, 'Finding your jobs').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/recommended-jobs',
    state: 'failed',
    open: async (page, app) => {
      await page.route('**/api/matching/recommendations', (route) => route.abort());
      await openAs(page, await demoCandidate(app), jobs);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/recommended-jobs',
    // Every state is checked at 200 % text anyway, so this one leaves the text size.
    state: 'with more contrast and wide spacing',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
      await expect(jobCards(page)).toHaveCount(25);
      await chooseDisplay(page, 'More');
      for (const name of ['Space between lines', 'Space between letters'])
        await tick(page.getByRole('radiogroup', { name }), 'Widest');
      await close(page);
    },
  },
];
