import { openAdmin, waits, word } from '#a11y/opening/admin.ts';
import { openView } from '#a11y/opening/viewAs.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/dashboard',
    state: 'somebody waits',
    open: async (page, app) => {
      await waits(app, `Harborwren ${word()}`);
      await openAdmin(page, app, at('dashboard'));
      await expect(seen(page, /to be confirmed as/)).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    route: '/admin/dashboard',
    state: 'the numbers failed',
    open: async (page, app) => {
      await page.route('**/User/roles/count', (route) => route.abort());
      await openAdmin(page, app, at('dashboard'));
      await expect(seen(page, /^The number of accounts could not be loaded/).first()).toBeVisible();
    },
  },
  {
    route: '/admin/dashboard',
    state: 'inside a view',
    open: async (page, app) => {
      await openView(page, app, 2, '/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are viewing as/);
    },
  },
];
