import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { field } from '#tests/support/journeys.ts';
import { newPerson, readMailbox, register } from '#tests/support/people.ts';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/auth/verify-account',
    state: 'after signing up, with a wrong code',
    open: async (page) => {
      await register(page, newPerson());
      await field(page, 'Code from the email').fill('000000');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByRole('main')).toContainText('This code is not right');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'the link did not work, and a new mail was sent',
    open: async (page) => {
      await page.goto('/auth/verify-account?user=nobody&token=nothing');
      await expect(page.getByRole('main')).toContainText('This link did not work.');
      await field(page, 'Email').fill(newPerson().email);
      await page.getByRole('button', { name: 'Send a new email' }).click();
      await expect(page.getByRole('main')).toContainText('We sent a new email');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'the link is being checked',
    open: async (page) => {
      await hold(page, '**/verifyAccount');
      await page.goto('/auth/verify-account?user=somebody&token=something');
      await expect(page.getByRole('main')).toContainText('Loading the page');
    },
  },
  {
    route: '/auth/verify-account',
    state: 'verified',
    open: async (page) => {
      const person = newPerson();
      await register(page, person);
      // As in another browser, which is not signed in by the link.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto((await readMailbox(page, person.email)).link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
    },
  },
];
