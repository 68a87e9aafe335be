import { openSharing } from '#a11y/opening/privacy.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/accommodation',
    state: 'with other ticked',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/accommodation');
      await tick(page, 'Other');
      await expect(page.getByRole('textbox')).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'saved',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/accommodation');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/userAccommodation/**');
      await signedInCandidate(page, app, '/candidate/accommodation');
      await expect(seen(page, 'Loading: Accommodations').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/accommodation',
    state: 'asks whether to stop sharing what is not ticked any more',
    open: async (page, app) => {
      await openSharing(page, app, '/candidate/accommodation');
      await page.locator('label').getByText('I use a screen reader').click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Keep sharing what I wrote' })).toBeVisible();
    },
  },
];
