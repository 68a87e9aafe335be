import type { Page } from '@playwright/test';
import { leaveQuestions, openQuestions } from '#a11y/opening/mainJob.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { submitReview, tick, uploadSample } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

async function openLastQuestion(page: Page, app: RunningApp): Promise<void> {
  await openQuestions(page, app);
  for (let number = 0; number < 7; number += 1) {
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  }
}

/**
 * Answers the preference questions, then types into the first question, so that there is a
 * draft.
 */
async function typeAnAnswer(page: Page, app: RunningApp): Promise<void> {
  await signedInCandidate(page, app);
  await uploadSample(page);
  await submitReview(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('textbox').fill('Explaining things to people');
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/additional-questions',
    state: 'the preferences, saved without an answer',
    open: async (page, app) => {
      await openQuestions(page, app);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'the first question after skipping',
    open: async (page, app) => {
      await openQuestions(page, app);
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Change this' })).toBeVisible();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'restored',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'asking before the answers are discarded',
    open: async (page, app) => {
      await leaveQuestions(page, app);
      await page.reload();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('dialog', { name: /^Discard / })).toBeFocused();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'the list of work environments',
    open: async (page, app) => {
      await openLastQuestion(page, app);
      await tick(page, 'Quiet');
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'saving',
    open: async (page, app) => {
      await hold(page, '**/api/user/User/*');
      await openLastQuestion(page, app);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'saving failed',
    open: async (page, app) => {
      await openLastQuestion(page, app);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Save & Proceed' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'an answer that was restored',
    open: async (page, app) => {
      await typeAnAnswer(page, app);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    },
  },
  {
    route: '/candidate/additional-questions',
    state: 'logging out with something that could not be sent',
    open: async (page, app) => {
      await page.route('**/draft/*', (route) => route.abort());
      await typeAnAnswer(page, app);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Log out and lose what you typed?' }),
      ).toBeVisible();
    },
  },
];
