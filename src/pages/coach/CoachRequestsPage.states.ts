import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { invitedBy, makeCoach } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const requests = '/job-coach/requests';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/requests',
    state: 'nobody asks',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), requests);
      await expect(seen(page, 'No request waits for you')).toBeVisible();
    },
  },
  {
    route: '/job-coach/requests',
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
    route: '/job-coach/requests',
    state: 'two ask any coach of the provider',
    open: async (page, app) => {
      await invitedBy(app, '', [
        { firstName: 'Mina', lastName: 'Torvald' },
        { firstName: 'Abel', lastName: 'Kessler' },
      ]);
      await openAs(page, await makeCoach(app, { isProvider: true }), requests);
      await expect(page.getByRole('button', { name: /^Accept Mina/ }).first()).toBeVisible();
    },
  },
];
