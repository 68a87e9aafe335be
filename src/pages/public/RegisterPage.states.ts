import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { tick } from '#tests/support/journeys.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/auth/register',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/register');
    },
  },
  {
    route: '/auth/register',
    state: 'an employer submitted nothing',
    open: async (page) => {
      await page.goto('/auth/register');
      await tick(page, 'an employer');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
];
