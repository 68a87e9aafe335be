import { lookUp, openAdmin } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/migrate-user',
    state: 'with empty fields',
    open: async (page, app) => {
      await openAdmin(page, app, at('migrate-user'));
      await page.getByRole('button', { name: 'Show what moves' }).click();
      await expect(seen(page, /^Enter the address of the account/).first()).toBeVisible();
    },
  },
  {
    route: '/admin/migrate-user',
    state: 'shows what moves',
    open: async (page, app) => {
      const old = await makePerson(app, { firstName: 'Noor', lastName: 'Ibarra' });
      const kept = await makePerson(app, { firstName: 'Noor', lastName: 'Castellan' });
      await openAdmin(page, app, at('migrate-user'));
      await lookUp(page, old.email, kept.email);
      await expect(page.getByRole('heading', { name: 'Check what moves' })).toBeVisible();
    },
  },
];
