import { openInvited } from '#a11y/opening/invitation.ts';
import { openSharing, openWaiting } from '#a11y/opening/privacy.ts';
import { openView } from '#a11y/opening/viewAs.ts';
import { hold, type PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const privacy = '/candidate/privacy';
const coaches = '/candidate/coach';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/privacy',
    state: 'nothing is shared',
    open: async (page, app) => {
      await signedInCandidate(page, app, privacy);
      await expect(page.getByRole('row', { name: /^Phone number/ })).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'shared with a coach and a company',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await expect(page.getByRole('row', { name: /My own words/ })).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'stopped here, and a stop that failed',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await page.getByRole('button', { name: 'Stop sharing with Kim Okafor' }).click();
      await expect(page.getByRole('link', { name: 'Share again with Kim Okafor' })).toBeVisible();
      await page.route('**/disclosure/share/*', (route) => route.abort());
      await page.getByRole('button', { name: /^Stop sharing with/ }).click();
      await expect(seen(page, /^Nothing was changed\./).first()).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'receipts',
    open: async (page, app) => {
      await openSharing(page, app, privacy);
      await page.getByRole('button', { name: 'Receipts of what you shared' }).click();
      await expect(page.getByRole('button', { name: /as data$/ })).toHaveCount(2);
    },
  },
  {
    route: '/candidate/privacy',
    state: 'somebody has to agree first',
    open: async (page, app) => {
      await openWaiting(page, app, privacy);
      await expect(seen(page, /^Nothing can be shared until/)).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'waiting for an answer',
    open: async (page, app) => {
      await signedInCandidate(page, app, coaches);
      await hold(page, '**/disclosure/ledger/*');
      await page.goto(privacy);
      await expect(seen(page, 'Loading what you share').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'companies see the profile by an application and an invitation',
    open: async (page, app) => {
      await openInvited(page, app, '/candidate/privacy');
      await expect(page.getByRole('button', { name: /^Stop sharing with / })).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'private for an administrator',
    open: async (page, app) => {
      await openView(page, app, 2, '/candidate/privacy');
      await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    },
  },
];
