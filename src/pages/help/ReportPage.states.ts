import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { field, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/help/report',
    state: 'opened from a page of a candidate',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/help/report?from=/candidate/profile');
      await expect(field(page, 'On which page?')).toHaveValue('/candidate/profile');
    },
  },
  {
    route: '/help/report',
    state: 'an empty form was submitted',
    open: async (page) => {
      await page.goto('/help/report');
      await tick(page, 'In another way');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/help/report',
    state: 'sent, with nobody to mail it to',
    open: async (page) => {
      await page.goto('/help/report');
      await field(page, 'What happened?').fill('Save says nothing.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We keep your report');
    },
  },
];
