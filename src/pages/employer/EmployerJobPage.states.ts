import type { Page } from '@playwright/test';
import { openWaiting } from '#a11y/opening/employer.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { addApplicant, addJob, makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const at = (page: string) => `/employer/${page}`;
const waits = (page: Page) => seen(page, /^We are checking that you work for/).first();

/** Opens the page of a job, with two people who applied. */
async function openJob(page: Page, app: RunningApp, description?: string): Promise<void> {
  const employer = await makeEmployer(app);
  const title = 'Customer Service Representative';
  const id = await addJob(app, employer, {
    title,
    ...(description === undefined ? {} : { description }),
  });
  await addApplicant(app, id, { firstName: 'Dana', lastName: 'Whitlock' });
  await addApplicant(app, id, { firstName: 'Noor', lastName: 'Castellan' });
  await openAs(page, employer.person, at(`job-details/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/job-details/:id',
    state: 'with people who applied, and a phrase to look at',
    open: async (page, app) => {
      await openJob(page, app, 'You must be able to stand all day.\n\nYou answer questions.');
      await expect(page.getByRole('link', { name: 'See all 2 people who applied' })).toBeVisible();
    },
  },
  {
    route: '/employer/job-details/:id',
    state: 'waiting to be confirmed',
    open: async (page, app) => {
      await openWaiting(page, app, 'job-details/11111111-1111-4111-8111-111111111111');
      await expect(waits(page)).toBeVisible();
    },
  },
];
