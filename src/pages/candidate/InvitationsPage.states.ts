import { openInvited } from '#a11y/opening/invitation.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const invitations = '/candidate/invitations';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/invitations',
    state: 'nobody wrote',
    open: async (page, app) => {
      await signedInCandidate(page, app, invitations);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: '/candidate/invitations',
    state: 'one waits for an answer, three have one',
    open: async (page, app) => {
      await openInvited(page, app);
      await expect(seen(page, /^You blocked this company on/)).toBeVisible();
    },
  },
  {
    route: '/candidate/invitations',
    state: 'asks before a company is blocked',
    open: async (page, app) => {
      await openInvited(page, app);
      await page.getByRole('button', { name: /^Block / }).click();
      await expect(page.getByRole('dialog', { name: /^Block / })).toBeVisible();
    },
  },
  {
    route: '/candidate/invitations',
    state: 'an answer was not saved',
    open: async (page, app) => {
      await openInvited(page, app);
      await page.route('**/contactLog/*/answer', (one) => one.abort());
      await page.getByRole('button', { name: /^Accept / }).click();
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    },
  },
  {
    route: '/candidate/invitations',
    state: 'waiting',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.saved);
      await hold(page, '**/contactLog/toPerson/*');
      await page.goto(invitations);
      await expect(seen(page, 'Loading your invitations').first()).toBeVisible();
    },
  },
];
