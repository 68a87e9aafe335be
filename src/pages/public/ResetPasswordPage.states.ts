import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/auth/reset-password',
    state: 'as it opens',
    open: async (page) => {
      await page.goto('/auth/reset-password');
    },
  },
  {
    route: '/auth/reset-password',
    state: 'the new password, with every field wrong',
    open: async (page) => {
      await page.goto('/auth/reset-password?step=code');
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/auth/reset-password',
    state: 'opened by the link of the mail',
    open: async (page) => {
      await page.goto('/auth/reset-password#token=none');
      await expect(page.getByLabel(/^New password/)).toBeVisible();
    },
  },
];
