import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeCoach, toldOf } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const notifications = '/job-coach/notifications';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/notifications',
    state: 'nothing happened',
    open: async (page, app) => {
      await openAs(page, await makeCoach(app), notifications);
      await expect(seen(page, 'You have no notifications')).toBeVisible();
    },
  },
  {
    route: '/job-coach/notifications',
    state: 'one is new',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      await toldOf(app, coach);
      await openAs(page, coach, notifications);
      await expect(page.getByRole('row')).toHaveCount(5);
    },
  },
];
