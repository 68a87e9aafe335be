import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const at = (page: string) => `/employer/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/notifications',
    state: 'none yet',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('notifications'));
      await expect(seen(page, 'You have no notifications')).toBeVisible();
    },
  },
];
