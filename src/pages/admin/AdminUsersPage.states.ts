import { openAdmin, word } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen, tick } from '#tests/support/journeys.ts';
import { makePerson } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/users',
    state: 'verified, waiting and closed',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { firstName: 'Dana', lastName });
      const mina = await makePerson(app, { firstName: 'Mina', lastName });
      await app.query('UPDATE account SET verified_at = NULL WHERE user_guid = $1', [
        mina.userGuid,
      ]);
      await openAdmin(page, app, `${at('users')}?words=${lastName}`);
      await expect(page.getByRole('listitem').filter({ hasText: 'not verified' })).toBeVisible();
    },
  },
  {
    route: '/admin/users',
    state: 'an account for an employer is made, with empty fields',
    open: async (page, app) => {
      await openAdmin(page, app, at('users'));
      await page.getByRole('button', { name: 'Create an account' }).click();
      await tick(page.getByRole('form', { name: 'Create an account' }), 'Employer');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(seen(page, 'Enter the first name').first()).toBeVisible();
    },
  },
];
