import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/remote-jobs',
    state: 'full',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.remote);
      await expect(cardsOf(page, 'Remote jobs')).toHaveCount(25);
    },
  },
];
