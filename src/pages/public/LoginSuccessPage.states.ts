import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makePerson, openAs } from '#tests/support/people.ts';
import { comeBackAs } from '#tests/support/social.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/login-success',
    state: 'waiting for the answer',
    open: async (page) => {
      await comeBackAs(page, 'code=some-code&state=some-state');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in');
    },
  },
  {
    route: '/login-success',
    state: 'stopped at the provider',
    open: async (page) => {
      await comeBackAs(page, 'error=access_denied&state=some-state');
      await expect(page.getByRole('main')).toContainText('You came back from City of Syracuse');
    },
  },
  {
    route: '/login-success',
    state: 'opened in another window',
    open: async (page) => {
      await page.goto('/login-success?code=some-code&state=some-state');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in');
    },
  },
  {
    route: '/login-success',
    state: 'already signed in',
    open: async (page, app) => {
      await openAs(page, await makePerson(app, { role: 3 }), '/login-success');
      await expect(page.getByRole('main')).toContainText('User is already logged in.');
    },
  },
];
