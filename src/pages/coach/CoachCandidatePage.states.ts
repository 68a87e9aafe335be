import type { PageInState } from '#a11y/states.ts';
import { expect } from '#tests/support/app.ts';
import { makeCoach, matchedWith, sharesWith } from '#tests/support/coachApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs } from '#tests/support/people.ts';
import { savedFacts } from '#tests/support/sharedWith.ts';

const details = '/job-coach/candidate-details';
const everything = ['profile', 'contact', 'preferences', 'recommendations', 'accommodations'];

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  {
    route: '/job-coach/candidate-details/:id',
    state: 'everything is shared, of two facts one',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate } = await sharesWith(app, coach, everything, ['PreferScheduleFlex']);
      await savedFacts(app, candidate, 'A quiet room');
      await app.query(
        `INSERT INTO user_profile (user_guid, ideal_job, city, state, postal_code)
         VALUES ($1, 'Customer Service Representative', 'Syracuse', 'NY', '13202')
         ON CONFLICT DO NOTHING`,
        [candidate.userGuid],
      );
      await openAs(page, coach, `${details}/${candidate.userGuid}`);
      await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
    },
  },
  {
    route: '/job-coach/candidate-details/:id',
    state: 'only the profile is shared',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate } = await sharesWith(app, coach);
      await openAs(page, coach, `${details}/${candidate.userGuid}`);
      await expect(seen(page, 'Not shared with you').first()).toBeVisible();
    },
  },
  {
    route: '/job-coach/candidate-details/:id',
    state: 'they have not chosen',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate } = await matchedWith(app, coach);
      await openAs(page, coach, `${details}/${candidate.userGuid}`);
      await expect(seen(page, 'Waiting for their choice')).toBeVisible();
    },
  },
  {
    route: '/job-coach/candidate-details/:id',
    state: 'not shared',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      await openAs(page, coach, `${details}/${coach.userGuid}`);
      await expect(seen(page, 'Nothing is shared with you here')).toBeVisible();
    },
  },
  {
    route: '/job-coach/candidate-details/:id',
    state: 'ended while it was open',
    open: async (page, app) => {
      const coach = await makeCoach(app);
      const { candidate, match } = await sharesWith(app, coach);
      await openAs(page, coach, `${details}/${candidate.userGuid}`);
      await expect(seen(page, /^Read only\./).first()).toBeVisible();
      await app.query(
        'UPDATE disclosure.coach_consent SET ended_at = now(), ended_by = $2 WHERE match_guid = $1',
        [match, 'candidate'],
      );
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dana no longer shares this with you.',
      );
    },
  },
];
