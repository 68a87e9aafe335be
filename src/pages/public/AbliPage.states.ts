import type { Page } from '@playwright/test';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';

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

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
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
