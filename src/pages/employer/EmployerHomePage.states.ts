import type { Page } from '@playwright/test';
import { openFull, openWaiting } from '#a11y/opening/employer.ts';
import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;
const waits = (page: Page) => seen(page, /^We are checking that you work for/).first();

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/home',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), '/employer/home');
    },
  },
  {
    route: '/employer/home',
    state: 'with jobs, as a chart',
    open: async (page, app) => {
      await openFull(page, app, 'home');
      await expect(page.getByRole('img', { name: /your jobs were looked at/ })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'by year, as a table',
    open: async (page, app) => {
      await openFull(page, app, 'home');
      await page.getByRole('radio', { name: 'Years' }).check({ force: true });
      await page.getByRole('radio', { name: 'Table' }).check({ force: true });
      await expect(page.getByRole('table', { name: 'Year by year' })).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'without jobs',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('home'));
      await expect(seen(page, 'No jobs yet. Post your first job.')).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'waiting to be confirmed',
    open: async (page, app) => {
      await openWaiting(page, app, 'home');
      await expect(waits(page)).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'no company yet, with an empty field',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), at('home'));
      await button(page, 'Save my company').click();
      await expect(seen(page, /^Choose your company, or say/).first()).toBeVisible();
    },
  },
  {
    route: '/employer/home',
    state: 'the numbers failed',
    open: async (page, app) => {
      await page.route('**/GetMonthlyStatistics/*', (route) => route.abort());
      await openFull(page, app, 'home');
      await expect(seen(page, /^Your numbers could not be loaded/).first()).toBeVisible();
    },
  },
  {
    route: '/employer/home',
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
    route: '/employer/home',
    state: 'viewed by an administrator',
    open: async (page, app) => {
      await openView(page, app, 3, '/employer/home');
    },
  },
];
