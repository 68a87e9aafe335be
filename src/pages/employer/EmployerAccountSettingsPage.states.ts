import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { openAs } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/employer/account-settings',
    state: 'as it opens',
    open: async (page, app) => {
      await openAs(page, (await makeEmployer(app)).person, at('account-settings'));
      await expect(button(page, 'Close my account')).toBeVisible();
    },
  },
];
