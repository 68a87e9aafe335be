import { openKept } from '#a11y/opening/job.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/saved-jobs',
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.saved);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/saved-jobs',
    state: 'a job was taken out and the message about it is shown',
    open: async (page, app) => {
      await openKept(page, app, jobPaths.saved);
      await cardsOf(page, 'Saved jobs').first().getByRole('button').click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
];
