import type { Page } from '@playwright/test';
import { openAdmin, word } from '#a11y/opening/admin.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/admin/${page}`;
const reason = 'The person wrote that a date cannot be saved.';
const named = { firstName: 'Dana', lastName: 'Whitlock' };

/** The question before a view, as somebody whom no other state finds. */
async function ask(page: Page, app: RunningApp, isOld: boolean): Promise<void> {
  const admin = await makePerson(app, { role: 1 });
  const person = await makePerson(app, named);
  if (isOld)
    await app.query(
      "UPDATE sign_in_family SET created_at = now() - interval '20 minutes' WHERE user_guid = $1",
      [admin.userGuid],
    );
  await openAs(page, admin, `/admin/candidates?words=${encodeURIComponent(person.email)}`);
  await button(page, 'View as Dana Whitlock').click();
  await expect(field(page, 'Reason')).toBeVisible();
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/admin/candidates',
    state: 'some',
    open: async (page, app) => {
      const lastName = word();
      await makePerson(app, { firstName: 'Dana', lastName });
      await openAdmin(page, app, `${at('candidates')}?words=${lastName}`);
      await expect(page.getByRole('button', { name: `View as Dana ${lastName}` })).toBeVisible();
    },
  },
  {
    route: '/admin/candidates',
    state: 'why somebody is viewed, without a reason',
    open: async (page, app) => {
      await ask(page, app, false);
      await button(page, 'Start').click();
      await expect(seen(page, /^Say in 10 characters/)).toBeVisible();
    },
  },
  {
    route: '/admin/candidates',
    state: 'why somebody is viewed, with the password',
    open: async (page, app) => {
      await ask(page, app, true);
      await field(page, 'Reason').fill(reason);
      await button(page, 'Start').click();
      await expect(seen(page, /^Type your password/)).toBeVisible();
    },
  },
];
