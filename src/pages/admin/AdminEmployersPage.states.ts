import { openAdmin } from '#a11y/opening/admin.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/employers',
    state: 'waiting for an answer',
    open: async (page, app) => {
      await openAdmin(page, app, at('employers'));
      await hold(page, '**/api/user/User?*');
      await page.goto(at('employers'));
      await expect(seen(page, 'Loading').first()).toBeVisible();
    },
  },
];
