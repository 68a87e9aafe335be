import { openAdmin } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await openAdmin(page, app, at('account-settings'));
      await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
    },
  },
];
