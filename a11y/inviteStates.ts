import type { Page } from '@playwright/test';
import { expect } from '#tests/support/app.ts';
import { field, seen, tick } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { hold, type PageInState } from './states.ts';

const route = '/candidate/invite-job-coach';
const send = (page: Page) => page.getByRole('button', { name: 'Send invitation' });

/** The states of the page that invites a job coach. */
export const inviteStates: readonly PageInState[] = [
  {
    route,
    state: 'as it opens, nobody invited yet',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'You have not invited a job coach yet')).toBeVisible();
    },
  },
  {
    route,
    state: 'an empty form was submitted',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await send(page).click();
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    },
  },
  {
    route,
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
    route,
    state: 'sent',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('dialog', { name: 'Success' })).toBeVisible();
    },
  },
  {
    route,
    state: 'somebody was invited',
    open: async (page, app) => {
      await signedInCandidate(page, app, route);
      await tick(page, 'An Our Ability job coach');
      await send(page).click();
      await expect(page.getByRole('list', { name: 'Invitations you sent' })).toBeVisible();
    },
  },
  {
    route,
    state: 'loading',
    open: async (page, app) => {
      await hold(page, '**/JobCoachInvitations/getByUserId/**');
      await signedInCandidate(page, app, route);
      await expect(seen(page, 'Loading your invitations').first()).toBeVisible();
    },
  },
  {
    route,
    state: 'the list failed',
    open: async (page, app) => {
      await page.route('**/JobCoachInvitations/getByUserId/**', (one) => one.abort());
      await signedInCandidate(page, app, route);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
