import type { Page } from '@playwright/test';
import { waiting } from '#a11y/opening/employer.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { addApplicant, addJob, makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const at = (page: string) => `/employer/${page}`;

/** Two who applied, one of whom took it back. */
async function openApplied(page: Page, app: RunningApp) {
  const employer = await makeEmployer(app);
  const jobId = await addJob(app, employer, { title: 'Customer Support Specialist' });
  await addApplicant(app, jobId, { firstName: 'Dana', lastName: 'Whitlock' });
  const gone = await addApplicant(app, jobId, { firstName: 'Noor', lastName: 'Castellan' });
  await app.query(
    "UPDATE job_application SET withdrawn_at = '2026-05-12T09:00:00Z' WHERE user_guid = $1",
    [gone.userGuid],
  );
  await openAs(page, employer.person, at('applied'));
  await expect(page.getByRole('rowheader', { name: 'Dana Whitlock' })).toBeVisible();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  waiting('applied'),
  {
    route: '/employer/applied',
    state: 'one applied, one took it back',
    open: openApplied,
  },
  {
    route: '/employer/applied',
    state: 'another status is chosen',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.getByRole('button', { name: /Status of Dana Whitlock/ }).click();
      await page.getByRole('option', { name: 'Not selected' }).click();
      await expect(page.getByRole('button', { name: /^Save status/ })).toBeVisible();
    },
  },
  {
    route: '/employer/applied',
    state: 'a kind mail is asked about',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.getByRole('button', { name: /Status of Dana Whitlock/ }).click();
      await page.getByRole('option', { name: 'Not selected' }).click();
      await page.getByRole('button', { name: /^Save status/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: '/employer/applied',
    state: 'nobody applied',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('applied'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
