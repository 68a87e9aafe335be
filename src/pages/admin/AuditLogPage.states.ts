import { lookUp, openAdmin, word } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

const at = (page: string) => `/admin/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/audit-log',
    state: 'with entries',
    open: async (page, app) => {
      const admin = await makePerson(app, { role: 1 });
      await openAs(page, admin, at('migrate-user'));
      await lookUp(page, 'nobody@example.com', 'nobody-else@example.com');
      await expect(seen(page, /^No account has the address to move/).first()).toBeVisible();
      await page.goto(at('audit-log'));
      await expect(page.getByRole('table')).toBeVisible();
      await expect(seen(page, /^Chain checked: unbroken up to/)).toBeVisible();
    },
  },
  {
    route: '/admin/audit-log',
    state: 'the chain is broken',
    open: async (page, app) => {
      await page.route('**/auditLog/check', (route) =>
        route.fulfill({ json: { unbroken: false, upTo: null, brokenAt: '7' } }),
      );
      await openAdmin(page, app, `${at('audit-log')}?person=${word()}`);
      await expect(seen(page, 'The chain is broken at row 7.').first()).toBeVisible();
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
