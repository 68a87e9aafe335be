import { openSharing } from '#a11y/opening/privacy.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { caseOf, recordOf } from '#tests/support/caseloadApp.ts';
import { makeCoach, sharesWith } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';

const coaches = '/candidate/coach';

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/candidate/coach',
    state: 'nobody helps',
    open: async (page, app) => {
      await signedInCandidate(page, app, coaches);
      await expect(seen(page, 'You have no job coach yet')).toBeVisible();
    },
  },
  {
    route: '/candidate/coach',
    state: 'one waits and one sees something',
    open: async (page, app) => {
      await openSharing(page, app, coaches);
      await expect(page.getByRole('heading', { name: 'Kim Okafor', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Work with Kim Okafor' })).toBeVisible();
    },
  },
  {
    route: '/candidate/coach',
    state: 'with records and a correction',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate, match } = await sharesWith(app, coach);
      await caseOf(app, match, { stage: 'applying', nextStep: 'Call Harborwren', due: 2 });
      const first = await recordOf(app, match, 5, 'Practiced the first talk with an employer.');
      await recordOf(app, match, 4, 'Practiced two talks.', first);
      await recordOf(app, match, 1, 'We read the posting together.');
      await openAs(page, candidate, '/candidate/coach');
      await expect(seen(page, 'We read the posting together.')).toBeVisible();
    },
  },
];
