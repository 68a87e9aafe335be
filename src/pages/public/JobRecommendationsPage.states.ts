import type { Page } from '@playwright/test';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';

const route = '/job-recommendations';
const call = '**/api/matching/recommendations_lite';

async function look(page: Page, words: string, place = ''): Promise<void> {
  await page.goto(route);
  await page.getByRole('textbox', { name: /^What work do you want/ }).fill(words);
  if (place) await page.getByRole('textbox', { name: /^Where/ }).fill(place);
  await page.getByRole('button', { name: 'Show jobs' }).click();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-recommendations',
    state: 'as it opens',
    open: async (page) => {
      await page.goto(route);
    },
  },
  {
    route: '/job-recommendations',
    state: 'an empty form was submitted',
    open: async (page) => {
      await look(page, '');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/job-recommendations',
    state: 'the place is abroad',
    open: async (page) => {
      await look(page, 'front desk', 'Toronto, Canada');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/job-recommendations',
    state: 'looking for jobs',
    open: async (page) => {
      await hold(page, call);
      await look(page, 'front desk, phones', 'Syracuse, NY');
      await expect(page.getByRole('button', { name: 'Show jobs' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  },
  {
    route: '/job-recommendations',
    state: 'with jobs, and skills, the posting of one open',
    open: async (page) => {
      await page.goto(route);
      const skill = page.getByRole('textbox', { name: /^Add a skill/ });
      await skill.fill('Excel');
      await skill.press('Enter');
      await page
        .getByRole('textbox', { name: /^What work do you want/ })
        .fill('front desk, phones');
      await page.getByRole('textbox', { name: /^Where/ }).fill('Syracuse, NY');
      await page.getByRole('button', { name: 'Show jobs' }).click();
      await expect(page.getByRole('heading', { name: /jobs? that fit/ })).toBeFocused();
      await page
        .getByRole('button', { name: /^Show the posting/ })
        .first()
        .click();
    },
  },
  {
    route: '/job-recommendations',
    state: 'no job fits',
    open: async (page) => {
      await look(page, 'underwater basket weaver', 'Adak, AK');
      await expect(page.getByRole('heading', { name: 'No job fits this yet' })).toBeVisible();
    },
  },
  {
    route: '/job-recommendations',
    state: 'the server cannot be reached',
    open: async (page) => {
      await page.route(call, (request) => request.abort());
      await look(page, 'front desk');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
