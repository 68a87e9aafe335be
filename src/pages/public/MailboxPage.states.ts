import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { newPerson, register } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/mailbox',
    state: 'with mails',
    open: async (page) => {
      await register(page, newPerson());
      await page.goto('/mailbox');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    route: '/mailbox',
    state: 'loading',
    open: async (page) => {
      await hold(page, '**/api/user/mailbox*');
      await page.goto('/mailbox');
      await expect(page.getByRole('main')).toContainText('Loading mail');
    },
  },
];
