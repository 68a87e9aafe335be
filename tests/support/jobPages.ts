import type { Locator, Page } from '@playwright/test';
import { expect } from './app.ts';
import { expectSuccess } from './sections.ts';

/** Steps on the job pages as a person takes them, for the journeys and for the page checks. */

export const jobPaths = {
  home: '/candidate/home',
  all: '/candidate/jobs/all-jobs',
  applied: '/candidate/jobs/applied-jobs',
  saved: '/candidate/jobs/saved-jobs',
  recommended: '/candidate/jobs/recommended-jobs',
  remote: '/candidate/jobs/remote-jobs',
} as const;

/** The cards of a list, by its title. */
export function cardsOf(page: Page, list: string): Locator {
  return page.getByRole('list', { name: list }).locator('> li');
}

/** The name of a job's button while it is saved, and while it is not. */
export const SAVED = /^Saved. Remove from saved/;
export const NOT_SAVED = /^Save job/;

/** The button on a card that saves its job or takes it out. */
export function saveOf(page: Page, list: string, index: number): Locator {
  return cardsOf(page, list)
    .nth(index)
    .getByRole('button', { name: new RegExp(`${NOT_SAVED.source}|${SAVED.source}`) });
}

/** Fills in the search and sends it. */
export async function searchFor(page: Page, words: string, place = ''): Promise<void> {
  await page.getByRole('searchbox', { name: 'Job title or words' }).fill(words);
  await page.getByRole('searchbox', { name: 'City, state or ZIP code' }).fill(place);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Presses a job's Save, which stops nobody: the message comes, and the focus stays. */
export async function pressSave(page: Page, save: Locator, outcome: string): Promise<void> {
  await save.click();
  await expectSuccess(page, outcome);
  await expect(save).toBeFocused();
}
