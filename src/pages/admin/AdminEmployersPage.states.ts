import { openAdmin, word } from '#a11y/opening/admin.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/employers',
    state: 'some',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { role: 3, firstName: 'Dana', lastName });
      await openAdmin(page, app, `${at('employers')}?words=${lastName}`);
      await expect(page.getByRole('button', { name: `View as Dana ${lastName}` })).toBeVisible();
    },
  },
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
