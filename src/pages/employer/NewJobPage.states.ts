import { withoutCompany } from '#a11y/opening/employer.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const newJob = '/employer/jobs/new';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/jobs/new',
    state: 'nothing written yet',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, newJob);
      await expect(field(page, 'Title')).toBeVisible();
      await expect(seen(page, 'No phrase to look at.')).toBeVisible();
    },
  },
  {
    route: '/employer/jobs/new',
    state: 'published with everything missing',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, newJob);
      await button(page, 'Publish').click();
      await expect(seen(page, 'Title is missing').first()).toBeVisible();
    },
  },
  withoutCompany('jobs/new'),
];
