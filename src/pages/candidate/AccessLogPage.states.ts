import { openSharing } from '#a11y/opening/privacy.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const privacy = '/candidate/privacy';
const log = `${privacy}/log`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/privacy/log',
    state: 'nobody looked',
    open: async (page, app) => {
      await signedInCandidate(page, app, log);
      await expect(seen(page, 'Nobody looked')).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy/log',
    state: 'a coach looked',
    open: async (page, app) => {
      await openSharing(page, app, log);
      await expect(page.getByRole('row', { name: /Kim Okafor/ })).toHaveCount(2);
    },
  },
];
