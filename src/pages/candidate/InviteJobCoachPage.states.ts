import type { Page } from '@playwright/test';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { field, seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const route = '/candidate/invite-job-coach';
const send = (page: Page) => page.getByRole('button', { name: 'Send invitation' });

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/invite-job-coach',
    state: 'as it opens, nobody invited yet',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have not invited a job coach yet')).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'an empty form was submitted',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await send(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'the address is wrong',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'My existing job coach');
      await field(page, 'Email of your job coach').fill('coach');
      await send(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'sent',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'somebody was invited',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('list', { name: 'Invitations you sent' })).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/JobCoachInvitations/getByUserId/**');
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Loading your invitations').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/invite-job-coach',
    state: 'the list failed',
    open: async (page, app) => {
      await page.route('**/JobCoachInvitations/getByUserId/**', (one) => one.abort());
      await signedInCandidate(page, app, route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
