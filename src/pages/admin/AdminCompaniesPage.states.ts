import { openAdmin, waits, word } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/companies',
    state: 'one waits for a company that is not listed',
    open: async (page, app) => {
      await waits(app, `Northfield Bakery ${word()}`, { listed: false });
      await openAdmin(page, app, at('companies'));
      await expect(page.getByRole('button', { name: /^List Northfield/ }).first()).toBeVisible();
    },
  },
  {
    route: '/admin/companies',
    state: 'asks which listed company is meant',
    open: async (page, app) => {
      await waits(app, `Northfield Bakery ${word()}`, { listed: false });
      await openAdmin(page, app, at('companies'));
      await page
        .getByRole('button', { name: /^Join a listed company/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Confirm as a member' }).click();
      await expect(seen(page, 'Choose the company that is meant').first()).toBeVisible();
    },
  },
  {
    route: '/admin/companies',
    state: 'shows what a merge moves',
    open: async (page, app) => {
      const [goes, stays] = [`Goes ${word()}`, `Stays ${word()}`];
      await waits(app, goes);
      await waits(app, stays);
      await openAdmin(page, app, at('companies'));
      await page.getByRole('button', { name: /Company that goes/ }).click();
      await page.getByRole('option', { name: goes }).click();
      await page.getByRole('button', { name: /Company that stays/ }).click();
      await page.getByRole('option', { name: stays }).click();
      await page.getByRole('button', { name: 'Show what moves' }).click();
      await expect(page.getByRole('button', { name: /^Merge into/ })).toBeVisible();
    },
  },
];
