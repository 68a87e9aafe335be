import { waiting } from '#a11y/opening/employer.ts';
import { found, invites, withCandidate } from '#a11y/opening/employerPeople.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';

const at = (page: string) => `/employer/${page}`;

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  waiting('invitations'),
  {
    route: '/employer/invitations',
    state: 'one is open, one was accepted',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      const kim = await found(app, 'Kim');
      await invites(app, employer, dana);
      await invites(app, employer, kim);
      await app.query(
        "UPDATE contact_log SET answer = 'accepted', answered_at = sent_at WHERE to_guid = $1",
        [kim.userGuid],
      );
      await openAs(page, employer.person, at('invitations'));
      await expect(seen(page, 'No answer yet')).toBeVisible();
    },
  },
  {
    route: '/employer/invitations',
    state: 'none',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('invitations'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
