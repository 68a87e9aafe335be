import { openApplied } from '#a11y/opening/invitation.ts';
import { openKept } from '#a11y/opening/job.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/jobs/applied-jobs',
    state: 'full',
    open: async (page, app) => openKept(page, app, jobPaths.applied),
  },
  {
    route: '/candidate/jobs/applied-jobs',
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.applied);
      await expect(seen(page, 'You have not applied for a job yet.').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/jobs/applied-jobs',
    state: 'each progress, and withdrawn',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.goto(jobPaths.applied);
      await expect(seen(page, 'You are invited to an interview')).toBeVisible();
    },
  },
];
