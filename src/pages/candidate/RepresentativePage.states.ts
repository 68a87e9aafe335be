import { openWaiting } from '#a11y/opening/privacy.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const privacy = '/candidate/privacy';
const representative = `${privacy}/representative`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/privacy/representative',
    state: 'naming, with faults',
    open: async (page, app) => {
      await signedInCandidate(page, app, `${privacy}/share`);
      await page.locator('label').getByText('I have a court-appointed guardian').click();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(seen(page, 'Write their name.').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy/representative',
    state: 'waiting, naming somebody else',
    open: async (page, app) => {
      await openWaiting(page, app, representative);
      await page.getByRole('button', { name: 'Name somebody else' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Their name' })).toBeFocused();
    },
  },
  {
    route: '/candidate/privacy/representative',
    state: 'agreed',
    open: async (page, app) => {
      await openWaiting(page, app, privacy);
      await app.query('UPDATE disclosure.representative SET confirmed_at = now()');
      await page.goto(representative);
      await expect(page.getByRole('link', { name: 'Share something' })).toBeVisible();
    },
  },
];
