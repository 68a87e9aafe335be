import type { Page } from '@playwright/test';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { addJob, addNumbers, type Employer, makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;
const waits = (page: Page) => seen(page, /^We are checking that you work for/).first();

/** Jobs in every status, from here and from a feed. */
async function withJobs(app: RunningApp): Promise<Employer> {
  const employer = await makeEmployer(app);
  const id = await addJob(app, employer, { title: 'Customer Service Representative' });
  await addNumbers(app, id);
  await addJob(app, employer, { title: 'Mail Room Clerk', status: 'paused', isChanged: true });
  await addJob(app, employer, { title: 'Policy Analyst', status: 'draft' });
  await addJob(app, employer, { title: 'Records Assistant', status: 'closed' });
  await addJob(app, employer, { title: 'Claims Assistant', origin: 'feed' });
  return employer;
}

/** Opens a page as a member of a company with jobs. */
export async function openFull(page: Page, app: RunningApp, path: string): Promise<Employer> {
  const employer = await withJobs(app);
  await openAs(page, employer.person, at(path));
  return employer;
}

/** Opens a page as somebody whom nobody confirmed yet. */
export async function openWaiting(page: Page, app: RunningApp, path: string): Promise<void> {
  const { person } = await makeEmployer(app, 'waiting');
  await openAs(page, person, at(path));
}

/** A page as somebody whom nobody confirmed yet. */
export const waiting = (page: string): PageInState => ({
  route: at(page),
  state: 'somebody waits to be confirmed',
  open: async (browser, app) => {
    await openWaiting(browser, app, page.replace(':id', '11111111-1111-4111-8111-111111111111'));
    await expect(waits(browser)).toBeVisible();
  },
});

/** A page as an employer without a company. */
export const withoutCompany = (page: string): PageInState => ({
  route: at(page),
  state: 'no company yet',
  open: async (browser, app) => {
    const path = page.replace(':id', '11111111-1111-4111-8111-111111111111');
    await openAs(browser, await makePerson(app, { role: 3 }), at(path));
    await expect(button(browser, 'Save my company')).toBeVisible();
  },
});
