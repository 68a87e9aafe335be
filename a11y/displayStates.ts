import type { Page } from '@playwright/test';
import { expect } from '#tests/support/app.ts';
import { jobCards, tick } from '#tests/support/journeys.ts';
import { demoCandidate, openAs, signedInCandidate } from '#tests/support/people.ts';
import { openDisplaySettings } from '#tests/support/displaySettings.ts';
import type { PageInState } from './states.ts';

const choose = async (page: Page, ...words: readonly string[]) => {
  const panel = await openDisplaySettings(page);
  for (const word of words) await tick(panel, word);
};
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The states of the display settings, and their effect on a full page. */
export const displayStates: readonly PageInState[] = [
  {
    route: '/auth/login',
    state: 'the display settings are open',
    open: async (page) => {
      await page.goto('/auth/login');
      await choose(page);
    },
  },
  {
    route: '/candidate/account-settings',
    state: 'the display settings could not be kept with the account',
    open: async (page, app) => {
      await page.route('**/displayProfile/**', (one) => one.abort());
      await signedInCandidate(page, app, '/candidate/account-settings');
      await choose(page, '125%');
      await expect(
        page.getByRole('dialog').getByText('We could not save them in your account'),
      ).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/recommended-jobs',
    // Every state is checked at 200 % text anyway, so this one leaves the text size.
    state: 'with more contrast and wide spacing',
    open: async (page, app) => {
      await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
      await expect(jobCards(page)).toHaveCount(25);
      await choose(page, 'More');
      for (const name of ['Space between lines', 'Space between letters'])
        await tick(page.getByRole('radiogroup', { name }), 'Widest');
      await close(page);
    },
  },
];
