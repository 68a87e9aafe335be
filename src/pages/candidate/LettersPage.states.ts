import { openLetters } from '#a11y/opening/letters.ts';
import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const route = '/candidate/passport/letters';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route,
    state: 'with two letters',
    open: async (page, app) => {
      await openLetters(page, app, 2, () => route);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    },
  },
  {
    route,
    state: 'empty',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have no letters yet')).toBeVisible();
    },
  },
  {
    route,
    state: 'the question before one is deleted',
    open: async (page, app) => {
      await openLetters(page, app, 1, () => route);
      await page.getByRole('button', { name: 'Delete Baker at Salt City Supplies' }).click();
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible();
    },
  },
  {
    route,
    state: 'waiting for an answer',
    open: async (page, app) => {
      await signedInCandidate(page, app, '/candidate/home');
      await hold(page, '**/letter');
      await page.goto(route);
      await expect(seen(page, 'Loading your letters').first()).toBeVisible();
    },
  },
  {
    route,
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, route);
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
];
