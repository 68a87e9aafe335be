import { openFull } from '#a11y/opening/employer.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { button } from '#tests/support/sections.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/jobs',
    state: 'in every status',
    open: async (page, app) => {
      await openFull(page, app, 'jobs');
      await expect(button(page, 'Publish again: Mail Room Clerk')).toBeVisible();
    },
  },
  {
    route: '/employer/jobs',
    state: 'asks before one is closed',
    open: async (page, app) => {
      await openFull(page, app, 'jobs');
      await button(page, 'Close Customer Service Representative').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/employer/jobs',
    state: 'nothing is found',
    open: async (page, app) => {
      await openFull(page, app, 'jobs?words=astronaut&status=paused');
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
