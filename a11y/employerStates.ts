import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import {
  addApplicant,
  addJob,
  addMember,
  addNumbers,
  type Employer,
  makeEmployer,
} from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';
import { hold, type PageInState } from './states.ts';

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
async function openFull(page: Page, app: RunningApp, path: string): Promise<Employer> {
  const employer = await withJobs(app);
  await openAs(page, employer.person, at(path));
  return employer;
}

/** Opens a page as somebody whom nobody confirmed yet. */
async function openWaiting(page: Page, app: RunningApp, path: string): Promise<void> {
  const { person } = await makeEmployer(app, 'waiting');
  await openAs(page, person, at(path));
}

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

/** The states of the pages of an employer's company. */
export const employerStates: readonly PageInState[] = [
  {
    route: at('home'),
    state: 'with jobs, as a chart',
    open: async (page, app) => {
      await openFull(page, app, 'home');
      await expect(page.getByRole('img', { name: /your jobs were looked at/ })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'by year, as a table',
    open: async (page, app) => {
      await openFull(page, app, 'home');
      await page.getByRole('radio', { name: 'Years' }).check({ force: true });
      await page.getByRole('radio', { name: 'Table' }).check({ force: true });
      await expect(page.getByRole('table', { name: 'Year by year' })).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'without jobs',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('home'));
      await expect(seen(page, 'No jobs yet. Post your first job.')).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'waiting to be confirmed',
    open: async (page, app) => {
      await openWaiting(page, app, 'home');
      await expect(waits(page)).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'no company yet, with an empty field',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), at('home'));
      await button(page, 'Save my company').click();
      await expect(seen(page, /^Choose your company, or say/).first()).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'the numbers failed',
    open: async (page, app) => {
      await page.route('**/GetMonthlyStatistics/*', (route) => route.abort());
      await openFull(page, app, 'home');
      await expect(seen(page, /^Your numbers could not be loaded/).first()).toBeVisible();
    },
  },
  {
    route: at('home'),
    state: 'waiting for the numbers',
    open: async (page, app) => {
      const { companyName } = await openFull(page, app, 'home');
      await hold(page, '**/GetMonthlyStatistics/*');
      await page.goto(at('home'));
      await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
    },
  },
  {
    route: at('jobs'),
    state: 'in every status',
    open: async (page, app) => {
      await openFull(page, app, 'jobs');
      await expect(button(page, 'Publish again: Mail Room Clerk')).toBeVisible();
    },
  },
  {
    route: at('jobs'),
    state: 'asks before one is closed',
    open: async (page, app) => {
      await openFull(page, app, 'jobs');
      await button(page, 'Close Customer Service Representative').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: at('jobs'),
    state: 'nothing is found',
    open: async (page, app) => {
      await openFull(page, app, 'jobs?words=astronaut&status=paused');
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('job-details/:id'),
    state: 'with people who applied, and a phrase to look at',
    open: async (page, app) => {
      await openJob(page, app, 'You must be able to stand all day.\n\nYou answer questions.');
      await expect(page.getByRole('link', { name: 'See all 2 people who applied' })).toBeVisible();
    },
  },
  {
    route: at('job-details/:id'),
    state: 'waiting to be confirmed',
    open: async (page, app) => {
      await openWaiting(page, app, 'job-details/11111111-1111-4111-8111-111111111111');
      await expect(waits(page)).toBeVisible();
    },
  },
  {
    route: at('company'),
    state: 'with somebody who waits',
    open: async (page, app) => {
      const employer = await makeEmployer(app);
      const mina = await makePerson(app, { role: 3, firstName: 'Mina', lastName: 'Torvald' });
      await addMember(app, employer.companyGuid, mina, 'waiting');
      await openAs(page, employer.person, at('company'));
      await expect(button(page, 'Confirm Mina Torvald')).toBeVisible();
      await expect(page.getByLabel(/^Name of the company/)).toBeVisible();
    },
  },
  {
    route: at('company'),
    state: 'without a name',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('company'));
      await page.getByLabel(/^Name of the company/).fill('');
      await button(page, 'Save').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: at('company'),
    state: 'the company failed',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await page.route(/\/company\/[\da-f-]{36}$/, (route) => route.abort());
      await openAs(page, person, at('company'));
      await expect(seen(page, /^Your company could not be loaded/).first()).toBeVisible();
    },
  },
  {
    route: at('notifications'),
    state: 'none yet',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('notifications'));
      await expect(seen(page, 'You have no notifications')).toBeVisible();
    },
  },
  {
    route: at('account-settings'),
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('account-settings'));
      await expect(button(page, 'Close my account')).toBeVisible();
    },
  },
  ...['candidates', 'applied', 'saved', 'invitations', 'candidate-details/:id', 'company'].map(
    (route): PageInState => ({
      route: at(route),
      state: 'somebody waits to be confirmed',
      open: async (page, app) => {
        await openWaiting(page, app, route.replace(':id', '11111111-1111-4111-8111-111111111111'));
        await expect(waits(page)).toBeVisible();
      },
    }),
  ),
  ...['jobs/new', 'jobs/:id/edit'].map((route): PageInState => ({
    route: at(route),
    state: 'no company yet',
    open: async (page, app) => {
      const path = route.replace(':id', '11111111-1111-4111-8111-111111111111');
      await openAs(page, await makePerson(app, { role: 3 }), at(path));
      await expect(button(page, 'Save my company')).toBeVisible();
    },
  })),
];
