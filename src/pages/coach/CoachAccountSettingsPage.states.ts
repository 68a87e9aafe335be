import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 4 }), '/job-coach/account-settings');
      await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
    },
  },
];
