import type { Page } from '@playwright/test';
import { expect } from '#tests/support/app.ts';
import { hold, type PageInState } from './states.ts';

const route = '/job-recommendations';
const call = '**/api/matching/recommendations_lite';

async function look(page: Page, words: string, place = ''): Promise<void> {
  await page.goto(route);
  await page.getByRole('textbox', { name: /^What work do you want/ }).fill(words);
  if (place) await page.getByRole('textbox', { name: /^Where/ }).fill(place);
  await page.getByRole('button', { name: 'Show jobs' }).click();
}

/** Skips question after question until this one. */
async function skipTo(page: Page, title: string): Promise<void> {
  await page.goto('/abli');
  await page.getByRole('link', { name: 'Start' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const later = ['done', 'skills', 'where', 'way', 'hours', 'matters', 'check'];
  await expect(page).toHaveURL('/abli/work');
  for (const step of later) {
    if ((await heading.textContent()) === title) return;
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL(`/abli/${step}`);
    await expect(heading).toBeFocused();
  }
}

const questions: readonly (readonly [page: string, title: string])[] = [
  ['work', 'What kind of work sounds good to you?'],
  ['done', 'Have you done work like this?'],
  ['skills', 'What are you good at?'],
  ['where', 'Where do you want to work?'],
  ['way', 'At home, at a workplace, or both?'],
  ['hours', 'How many hours?'],
  ['matters', 'What matters to you at work?'],
  ['check', 'Check your answers'],
];

/** The states of the pages for who has no account. */
export const visitorStates: readonly PageInState[] = [
  {
    route,
    state: 'as it opens',
    open: async (page) => {
      await page.goto(route);
    },
  },
  {
    route,
    state: 'an empty form was submitted',
    open: async (page) => {
      await look(page, '');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route,
    state: 'the place is abroad',
    open: async (page) => {
      await look(page, 'front desk', 'Toronto, Canada');
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route,
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
    route,
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
    route,
    state: 'no job fits',
    open: async (page) => {
      await look(page, 'underwater basket weaver', 'Adak, AK');
      await expect(page.getByRole('heading', { name: 'No job fits this yet' })).toBeVisible();
    },
  },
  {
    route,
    state: 'the server cannot be reached',
    open: async (page) => {
      await page.route(call, (request) => request.abort());
      await look(page, 'front desk');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: '/abli',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/abli');
    },
  },
  ...questions.map(([step, title]) => ({
    route: '/abli/:page',
    state: `the page ${step}`,
    open: async (page: Page) => {
      await skipTo(page, title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  })),
  {
    route: '/abli/:page',
    state: 'not sure which kind of work',
    open: async (page) => {
      await page.goto('/abli/activities');
      await page
        .getByRole('radiogroup', { name: 'Grow vegetables' })
        .locator('label')
        .getByText('Yes')
        .click();
    },
  },
  {
    route: '/abli/:page',
    state: 'a ZIP code is too short',
    open: async (page) => {
      await skipTo(page, 'Where do you want to work?');
      await page.locator('label').getByText('Near a place', { exact: true }).click();
      await page.getByRole('textbox', { name: 'City or ZIP code' }).fill('1320');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('main')).toContainText('Give a ZIP code of 5 digits');
    },
  },
  {
    route: '/abli/:page',
    state: 'with jobs',
    open: async (page) => {
      await skipTo(page, 'Check your answers');
      await page.getByRole('link', { name: 'Show my jobs' }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
];
